/** Motion in flight, which a tap ends; and a time in which nothing moves at all. */
type Skip = () => void;

let skips: readonly Skip[] = [];

/** Whether everything happens at once for a while: somebody has pressed fast-forward. */
export const hurry = $state({ on: false });

/** What is to end as well when somebody does not want to wait; until the returned function is called. */
export function onskip(skip: Skip): () => void {
  skips = [...skips, skip];
  return () => (skips = skips.filter((other) => other !== skip));
}

/** End every motion that is under way: things lie where they will lie. */
export function land(): void {
  for (const skip of skips) skip();
  for (const motion of document.getAnimations?.() ?? []) {
    if (Number.isFinite(motion.effect?.getComputedTiming().endTime)) motion.finish();
  }
}
