import { SCENE } from '../kit/palette.ts';
import { HEIGHT, picture, WIDTH } from '../kit/picture.ts';
import { circle, ellipse, path, place, rect } from '../kit/svg.ts';
import { carFront } from '../kit/vehicles/car.ts';

const out = ellipse(66, -72, 18, 12, '#39434A') + ellipse(66, -72, 12, 7, '#4D585F');

export default picture(
  rect(0, 0, WIDTH, HEIGHT, '#131C28'),
  path('M0 330L300 250H660L960 330V540H0Z', '#2A3136'),
  place({ x: 480, y: 470, scale: 2.6 }, carFront({ paint: 'blue' }) + out),
  rect(0, 0, WIDTH, HEIGHT, '#0B142066'),
  `<radialGradient id="lamp"><stop stop-color="#FFF6D0"/><stop offset="0.3" stop-color="#FFF3C4" stop-opacity="0.6"/><stop offset="1" stop-color="#FFF3C4" stop-opacity="0"/></radialGradient>`,
  path('M308 290L60 540H420Z', '#FFF3C42E'),
  circle(308, 283, 130, 'url(#lamp)'),
  ellipse(308, 283, 46, 30, SCENE.headlight),
);
