/** The faces of all games. */
import type { Game, Scene } from '$wire';
import { board } from './board';
import { card } from './card';
import { dice } from './dice';
import type { GameFace } from './face';

type Faces = { [G in Game]: GameFace<Extract<Scene, { game: G }>> };

const faces: Faces = { board, card, dice };

/** The face of a game. A face is only ever given scenes of its own game. */
export const faceOf = (game: Game): GameFace => faces[game] as GameFace;
