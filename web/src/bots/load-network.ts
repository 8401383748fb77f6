/** The networks of the games: this code and they are fetched by those who play against them. */
import boardFile from '../../generated/engine/board-network.bin?url';
import board from '../../generated/engine/board-network.wasm?url';
import cardFile from '../../generated/engine/card-network.bin?url';
import card from '../../generated/engine/card-network.wasm?url';
import diceFile from '../../generated/engine/dice-network.bin?url';
import dice from '../../generated/engine/dice-network.wasm?url';
import type { Description, GameName } from './description.ts';
import { fetched } from './load.ts';
import { Network } from './network.ts';

const FILES: Record<GameName, [module: string, file: string]> = {
  board: [board, boardFile],
  card: [card, cardFile],
  dice: [dice, diceFile],
};

/** Fetch the network of a game, so that it is kept for when there is no line. */
export const fetchNetwork = (game: GameName): Promise<unknown> =>
  Promise.all(FILES[game].map(fetched));

/** The network of a game; its module has no description of its own. */
export async function loadNetwork(game: GameName, description: Description): Promise<Network> {
  const answers = await Promise.all(FILES[game].map(fetched));
  const [module, file] = await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  return Network.start(description, module!, file!);
}
