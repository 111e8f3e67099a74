import { tachograph } from '../kit/inside/tachograph.ts';
import { picture } from '../kit/picture.ts';

export default picture(tachograph({ mode: 'driving', time: '04h30' }));
