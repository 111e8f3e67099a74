import { surface } from '../kit/driver/markings.ts';
import { thing } from '../kit/driver/parts.ts';
import { carriageway, type Road, STREET } from '../kit/driver/road.ts';
import { insideTunnel } from '../kit/driver/tunnel.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { vanRear } from '../kit/vehicles/van.ts';

const road: Road = { ...STREET, lanes: 2, oncoming: 0, edge: 'line' };

export default picture(
  driverView({
    seat: 'lorry',
    setting: 'bare',
    road,
    ground: [insideTunnel(-6.3, 2.9, 5.4), surface(-6.3, 2.9, 0, 160, '#8B9290'), carriageway(road)],
    things: [thing(0, 17, vanRear())],
  }),
);
