import { lettering } from '../kit/lettering.ts';
import { SCENE } from '../kit/palette.ts';
import { HEIGHT, picture, WIDTH } from '../kit/picture.ts';
import { circle, line, path, place, rect } from '../kit/svg.ts';

/** A driver from the side, looking to the right: `raised` lifts the head restraint, `tilt` leans the backrest. */
function seat(raised: number, tilt: number) {
  const back =
    line(`M-34-200V${-236 - raised}`, { stroke: '#8C959A', width: 9 }) +
    rect(-54, -276 - raised, 34, 62, '#39434A', 14) +
    path('M-66 0C-74-90-66-170-46-206C-34-214-22-206-20-190L-14 0Z', '#55626A');
  return (
    path('M-80 34C-80 0-60-14-30-14H110C132-14 138 6 130 30V40H-80Z', '#6C787E') +
    place({ x: -40, y: -8, turn: -tilt }, place({ x: 40, y: 8 }, back)) +
    path('M-14-6C-16-80-14-150 4-176C20-190 46-180 50-150L54-10Z', '#2F74C0') +
    line('M14-14H98L126 48', { stroke: '#33415C', width: 42, cap: 'round', join: 'round' }) +
    line('M30-150L70-96L132-112', { stroke: '#2865A8', width: 24, cap: 'round', join: 'round' }) +
    circle(138, -114, 13, SCENE.skin) +
    line('M128-160L160-70', { stroke: '#1B2226', width: 14, cap: 'round' }) +
    rect(8, -204, 28, 36, '#D9A37A', 8) +
    circle(24, -240, 44, SCENE.skin) +
    path('M66-244l14 14-14 4z', SCENE.skin) +
    path('M-22-232C-30-300 62-306 66-256C40-266 20-262 14-238C8-212-16-206-22-232Z', '#4A2F22') +
    circle(50, -246, 4.5, '#2A2320')
  );
}

const panel = (x: number, label: string, raised: number, tilt: number) =>
  rect(x, 16, 300, 508, '#F4F6F4', 16) +
  place({ x: x + 145, y: 420, scale: 0.9 }, seat(raised, tilt)) +
  circle(x + 42, 58, 27, '#0A5CA8') +
  lettering(label, { x: x + 42, y: 70, size: 34, fill: '#FFFFFF', anchor: 'middle' });

export default picture(
  rect(0, 0, WIDTH, HEIGHT, '#CFE4EE'),
  panel(15, '1', -52, 0),
  panel(330, '2', 10, 0),
  panel(645, '3', 10, 22),
);
