import { stopLine } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { signalPost } from '../kit/driver/posts.ts';
import { townJunctionView } from '../kit/driver/town-junction.ts';
import { cabDashboard } from '../kit/inside/cab.ts';
import { outsideMirror } from '../kit/inside/outside-mirror.ts';
import { SCENE } from '../kit/palette.ts';
import { film, move } from '../kit/picture.ts';
import { type Lamp, trafficLight } from '../kit/signals/traffic-light.ts';
import { path, place, polygon, rect, type Svg } from '../kit/svg.ts';
import { cyclistRear } from '../kit/vehicles/bicycle.ts';
import { cyclistFront } from '../kit/vehicles/cyclist-front.ts';

const SECONDS = 7;

function lampAt(time: number): Lamp {
  if (time < 4.8) return 'red';
  return time < 5.5 ? 'red-amber' : 'green';
}

/** In the right mirror the own lorry is on its left, then a strip of the carriageway and the pavement. */
function mirrorAt(time: number): Svg {
  const near = move(time, 0.3, 2.9, 0, 1);
  const gone = move(time, 2.5, 3.3, 0, 1);
  return (
    rect(-75, -125, 150, 250, SCENE.sky) +
    rect(-75, -56, 150, 190, SCENE.pavement) +
    polygon(
      [
        [-75, 130],
        [-26, -54],
        [-18, -54],
        [42, 130],
      ],
      SCENE.asphalt,
    ) +
    path('M-75-125V130H-42L-28-60L-50-125Z', '#EDEBE3') +
    place(
      {
        x: -20 + near * 34 + gone * 20,
        y: -48 + near * 172 + gone * 340,
        scale: 0.1 + near * 0.9 + gone * 0.7,
      },
      cyclistFront(),
    )
  );
}

/** Seen from a lorry's seat: it waits to turn right, a cyclist comes up along its right-hand side. */
export default film(SECONDS, (time) => {
  const z = move(time, 2.9, 4.7, 2.6, 5.8) + move(time, 5.8, 7.6, 0, 4.4);
  return townJunctionView({
    seat: 'lorry',
    crossing: { z: 11 },
    ground: [stopLine(-1.6, 1.7, 7.4, true)],
    things: [
      thing(2.2, 8.7, signalPost(trafficLight({ lamp: lampAt(time) }))),
      thing(1.28, z, cyclistRear()),
    ],
    front: outsideMirror(858, 190, mirrorAt(time)) + cabDashboard(time % 1 < 0.55 ? 'right' : undefined),
  });
});
