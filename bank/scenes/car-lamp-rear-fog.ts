import { instrumentCluster } from '../kit/inside/dashboard.ts';
import { dashboardLamp } from '../kit/inside/dashboard-lamps.ts';
import { picture } from '../kit/picture.ts';

export default picture(instrumentCluster(dashboardLamp('rear-fog'), { speed: 40, revolutions: 1.7 }));
