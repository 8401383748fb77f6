/** For a drawing: what it says to those who do not see it; without words it only decorates. */
export const labelled = (label: string | undefined) =>
  label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': 'true' } as const);
