import { drivingHours } from '../kit/close-up/driving-hours.ts';
import { picture } from '../kit/picture.ts';

export default picture(drivingHours(56, [['16–22.11', 50], ['23–29.11']]));
