import { fogBeyond, thingInFog } from '../kit/driver/night-and-fog.ts';
import { tree } from '../kit/driver/plants.ts';
import { tramTrack } from '../kit/driver/rails.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';

const SIGHT = 30;

export default picture(
  driverView({
    seat: 'cab',
    setting: 'bare',
    road: { middle: 'none', edge: 'kerb' },
    ground: [tramTrack(0), tramTrack(-3.4), fogBeyond(SIGHT)],
    things: [thingInFog(4.6, 12, tree(), SIGHT), thingInFog(-8.6, 19, tree(true), SIGHT)],
  }),
);
