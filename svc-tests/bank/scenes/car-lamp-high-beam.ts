import { instrumentCluster } from '@zielona-fala/scene-kit/inside/dashboard.ts';
import { dashboardLamp } from '@zielona-fala/scene-kit/inside/dashboard-lamps.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';

export default picture(instrumentCluster(dashboardLamp('high-beam'), { speed: 70, revolutions: 2.1 }));
