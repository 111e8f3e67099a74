import { instrumentCluster } from '../kit/inside/dashboard.ts';
import { dashboardLamp } from '../kit/inside/dashboard-lamps.ts';
import { picture } from '../kit/picture.ts';

export default picture(instrumentCluster(dashboardLamp('brake'), { speed: 55, revolutions: 1.8 }));
