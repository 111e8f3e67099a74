import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { line, path } from '../kit/svg.ts';

/** Over the whole own lane and the verge beside it, in units of the picture. */
const pool =
  path(
    'M372 304C440 292 570 294 640 308C736 326 830 372 800 424C764 462 590 446 486 458C376 470 252 462 226 424C214 384 300 318 372 304Z',
    '#A9C3D0',
  ) +
  line('M420 326H560M330 372H470M560 360H700M400 418H540M640 410H760', {
    stroke: '#E1EDF2',
    width: 6,
    cap: 'round',
  });

export default picture(driverView({ setting: 'country', light: 'rain', ground: [() => pool] }));
