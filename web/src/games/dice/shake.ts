/** A phone that is shaken, where it tells so without being asked for leave. */

const HARD = 14; // metres per second squared, without gravity

/** Call it once the phone is shaken; until the returned function is called. */
export function onshake(shaken: () => void): () => void {
  const asks = 'DeviceMotionEvent' in window && 'requestPermission' in DeviceMotionEvent;
  if (asks) return () => {};
  const moved = ({ acceleration }: DeviceMotionEvent): void => {
    const { x, y, z } = acceleration ?? {};
    if (Math.hypot(x ?? 0, y ?? 0, z ?? 0) > HARD) shaken();
  };
  addEventListener('devicemotion', moved);
  return () => removeEventListener('devicemotion', moved);
}
