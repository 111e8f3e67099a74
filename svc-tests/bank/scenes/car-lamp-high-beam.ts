import { instrumentCluster } from '@zielona-fala/scene-kit/dashboard.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';
import { TELL_TALES } from '@zielona-fala/scene-kit/tell-tales.ts';

export default picture(instrumentCluster(TELL_TALES['main-beam'], { speed: 70, revolutions: 2.1 }));
