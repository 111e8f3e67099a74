import { instrumentCluster } from '@zielona-fala/scene-kit/dashboard.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { TELL_TALES } from '@zielona-fala/scene-kit/tell-tales.ts';

export default picture(instrumentCluster(TELL_TALES.oil, { speed: 80, revolutions: 2.4 }));
