import { tachograph } from '../kit/inside/tachograph.ts';
import { picture } from '../kit/picture.ts';

export default picture(tachograph({ mode: 'rest', time: '00h00' }));
