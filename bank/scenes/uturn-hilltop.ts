import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';

export default picture(driverView({ setting: 'country', hilltop: 34 }));
