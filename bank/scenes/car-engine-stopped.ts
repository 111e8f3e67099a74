import { instrumentCluster } from '../kit/inside/dashboard.ts';
import { dashboardLamp } from '../kit/inside/dashboard-lamps.ts';
import { picture } from '../kit/picture.ts';
import { place } from '../kit/svg.ts';

const lamps =
  place({ x: 0, y: -32, scale: 0.56 }, dashboardLamp('battery')) +
  place({ x: 0, y: 32, scale: 0.56 }, dashboardLamp('oil-pressure'));

export default picture(instrumentCluster(lamps, { speed: 70, revolutions: 0 }));
