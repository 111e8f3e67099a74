import { house } from '../driver/buildings.ts';
import { SCENE, WALLS } from '../palette.ts';
import { HEIGHT, WIDTH } from '../picture.ts';
import { place, rect, type Svg } from '../svg.ts';

/** Where in the picture people stand on the strip nearest to us, and vehicles on the one behind it. */
export const NEAR_FOOT = 500;
export const FAR_FOOT = 398;

/** What lies nearest to us, before the carriageway. */
type NearStrip = 'pavement' | 'cycle path';

/** A town street that runs across the picture: houses, a pavement, the carriageway and a strip before it. */
export function streetFromTheSide(near: NearStrip = 'pavement'): Svg {
  const houses = [70, 270, 500, 700, 900].map((x, index) =>
    place({ x, y: 262, scale: 0.2 }, house(10, 9 + (index % 3) * 1.6, WALLS[index % WALLS.length])),
  );
  return (
    rect(0, 0, WIDTH, HEIGHT, SCENE.sky) +
    houses.join('') +
    rect(0, 262, WIDTH, 30, SCENE.pavement) +
    rect(0, 292, WIDTH, 130, SCENE.asphalt) +
    rect(0, 422, WIDTH, 9, SCENE.kerb) +
    rect(0, 431, WIDTH, HEIGHT - 431, near === 'pavement' ? SCENE.pavement : '#9C4B43')
  );
}
