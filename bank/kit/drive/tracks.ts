import { SCENE } from '../palette.ts';
import { field, LANE, LAYER, type Paving, rails } from './street.ts';

const PLATES = '#5B6265';
/** From the middle of the road to that of a tram track. */
const TRAM = 1.6;

/** A railway on gravel that crosses the own road at z, with plates for the road. */
export const levelCrossing = (z: number): readonly Paving[] => [
  field([-90, 90], [z - 2, z + 2], SCENE.gravel, LAYER.kerb),
  field([-LANE, LANE], [z - 2, z + 2], PLATES, LAYER.junction),
  ...rails([
    [-140, z],
    [140, z],
  ]),
];

/** A tram track for each direction along the own road. */
export const tramTracks = (): readonly Paving[] =>
  [TRAM, -TRAM].flatMap((x) =>
    rails([
      [x, -60],
      [x, 300],
    ]),
  );
