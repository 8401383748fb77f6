/** Types of what the build provides. */
declare module 'virtual:languages' {
  type Part = import('../vite/parts').Part;
  type Load = () => Promise<{ default: string }>;
  export const LANGUAGES: Record<string, { name: string; parts: Record<Part, Load> }>;
}
declare module 'virtual:words/*' {
  const text: string;
  export default text;
}
