import { GreenWaveScene } from '@zielona-fala/web-kit/ui';

export default { component: GreenWaveScene };

export const Picture = () => <GreenWaveScene />;
