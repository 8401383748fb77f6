/** The warehouses compared: what every player has of a good, with what is still aboard. */
import type { CardScene, Good } from '$wire';

export interface Standing {
  seat: number;
  icons: number; // ashore
  aboard: number;
  leads: boolean; // nobody has more, the ships unloaded
  pays: number; // of a monopoly, the ships unloaded
}

export function standings(scene: CardScene, good: Good): Standing[] {
  const ashore = scene.icons[good];
  const aboard = scene.aboard[good];
  const sums = ashore.map((icons, seat) => icons + (aboard[seat] ?? 0));
  const most = Math.max(...sums);
  return sums.map((sum, seat) => ({
    seat,
    icons: ashore[seat] ?? 0,
    aboard: aboard[seat] ?? 0,
    leads: sum > 0 && sum === most,
    pays: scene.monopolies.findLast(({ icons }) => sum >= icons)?.pay ?? 0,
  }));
}
