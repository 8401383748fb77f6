/** The bots that people play against, weakest first. */
export const LEVELS = ['apprentice', 'merchant', 'banker', 'prince'] as const;
