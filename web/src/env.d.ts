/** Types of what the build provides. */
declare module 'virtual:languages' {
  type Part = import('../vite/parts').Part;
  export type Words = Record<string, import('@fluent/bundle').Message['value']>;
  type Load = () => Promise<{ default: Words }>;
  export const LANGUAGES: Record<string, { name: string; parts: Record<Part, Load> }>;
}
declare module 'virtual:words/*' {
  const words: import('virtual:languages').Words;
  export default words;
}
