import { stopLine } from '@zielona-fala/scene-kit/driver/markings.ts';
import { thing } from '@zielona-fala/scene-kit/driver/parts.ts';
import { signalPost } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { townJunctionView } from '@zielona-fala/scene-kit/driver/town-junction.ts';
import { outsideMirror } from '@zielona-fala/scene-kit/inside/outside-mirror.ts';
import { PAINT, SCENE } from '@zielona-fala/scene-kit/palette.ts';
import { film, move } from '@zielona-fala/scene-kit/picture.ts';
import { type Lamp, trafficLight } from '@zielona-fala/scene-kit/signs/traffic-light.ts';
import { circle, line, path, place, polygon, rect, type Svg } from '@zielona-fala/scene-kit/svg.ts';
import { cyclistRear } from '@zielona-fala/scene-kit/vehicles/two-wheelers.ts';

const SECONDS = 7;

function lampAt(time: number): Lamp {
  if (time < 4.8) return 'red';
  return time < 5.5 ? 'red-amber' : 'green';
}

/** The cyclist as the mirror shows her, from the front; foot at (0, 0). */
const cyclistFront: Svg =
  rect(-5, -66, 10, 66, SCENE.tyre, 5) +
  line('M-30-98H30', { stroke: '#2F3A40', width: 6, cap: 'round' }) +
  line('M-12-84L-16-52L-14-26M12-84L16-58L14-40', {
    stroke: '#2E3D5B',
    width: 17,
    cap: 'round',
    join: 'round',
  }) +
  path('M-24-138C-22-146 22-146 24-138L18-86H-18Z', PAINT.orange) +
  line('M-20-132L-30-108L-28-98M20-132L30-108L28-98', {
    stroke: PAINT.orange,
    width: 12,
    cap: 'round',
    join: 'round',
  }) +
  circle(0, -158, 15, '#E8B58A') +
  path('M-17-158C-18-182 18-182 17-158Z', PAINT.blue);

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
      cyclistFront,
    )
  );
}

function dashboard(time: number): Svg {
  const lit = time % 1 < 0.55;
  return (
    path('M0 540V512C240 492 720 492 960 512V540Z', '#20292E') +
    path('M430 514V540L400 527Z', '#2F3B41') +
    path('M530 514V540L560 527Z', lit ? '#3BE36B' : '#2F3B41') +
    (lit ? circle(542, 527, 26, '#3BE36B44') : '')
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
    front: outsideMirror(858, 190, mirrorAt(time)) + dashboard(time),
  });
});
