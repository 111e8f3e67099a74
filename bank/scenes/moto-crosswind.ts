import { wall } from '../kit/driver/camera.ts';
import { surface } from '../kit/driver/markings.ts';
import { type Ground, thing } from '../kit/driver/parts.ts';
import { bush, tree } from '../kit/driver/plants.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { handlebars } from '../kit/inside/motorcycle.ts';
import { SCENE } from '../kit/palette.ts';
import { picture } from '../kit/picture.ts';
import { A_DANGERS } from '../kit/signs/a-dangers.ts';

const [BEGIN, END] = [12, 80];
const WATER = '#7FA9BF';

const railing = (x: number): Ground => {
  const posts = Array.from({ length: 18 }, (_, index) => BEGIN + index * 3);
  return (camera) =>
    [0.5, 1].map((high) => wall(camera, x, BEGIN, END, high - 0.09, high, SCENE.metal)).join('') +
    posts.map((z) => wall(camera, x, z, z + 0.25, 0, 1, SCENE.metal)).join('');
};

export default picture(
  driverView({
    setting: 'bare',
    ground: [
      surface(-400, -5.8, BEGIN, END, WATER),
      surface(2.4, 400, BEGIN, END, WATER),
      surface(-5.8, -5.1, BEGIN, END, SCENE.kerb),
      surface(1.7, 2.4, BEGIN, END, SCENE.kerb),
      railing(-5.7),
      railing(2.3),
    ],
    things: [
      thing(3.1, 8.6, signPost([A_DANGERS['a-19']], { clearance: 1.5, size: 1.3 })),
      thing(-7, 11, bush()),
      thing(-14, 86, tree(true)),
      thing(12, 88, tree()),
      thing(22, 90, tree(true)),
    ],
    front: handlebars(),
  }),
);
