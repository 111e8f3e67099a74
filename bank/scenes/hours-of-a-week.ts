import { drivingHours } from '../kit/close-up/driving-hours.ts';
import { picture } from '../kit/picture.ts';

export default picture(drivingHours(10, [['16.11', 10], ['17.11', 9], ['18.11', 10], ['19.11']]));
