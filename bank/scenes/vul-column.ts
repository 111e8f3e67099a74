import { thing } from '../kit/driver/parts.ts';
import { driverView } from '../kit/driver/view.ts';
import { stander } from '../kit/people/people.ts';
import { picture } from '../kit/picture.ts';
import { rect } from '../kit/svg.ts';

const hiker = (clothes: 'red' | 'green' | 'yellow' | 'blue' | 'orange' | 'white', pack: string) =>
  stander({ clothes, back: true }) +
  rect(-17, -144, 34, 46, pack, 9) +
  rect(-11, -126, 22, 20, '#00000022', 5);

export default picture(
  driverView({
    setting: 'country',
    things: [
      thing(0.7, 9, hiker('red', '#2F5D8F')),
      thing(1.42, 9.1, hiker('green', '#7A4A2A')),
      thing(0.66, 11.4, hiker('blue', '#B5432F')),
      thing(1.4, 11.5, hiker('yellow', '#3E6B4C')),
      thing(0.7, 14.2, hiker('orange', '#41505A')),
      thing(1.42, 14.3, hiker('white', '#8A6A1E')),
      thing(0.7, 17.6, hiker('green', '#2F5D8F')),
      thing(1.42, 17.7, hiker('red', '#41505A')),
    ],
  }),
);
