import { tramTrack } from '@zielona-fala/scene-kit/driver/markings.ts';
import { fogBeyond, thingInFog } from '@zielona-fala/scene-kit/driver/night-and-fog.ts';
import { tree } from '@zielona-fala/scene-kit/driver/roadside.ts';
import { driverView } from '@zielona-fala/scene-kit/driver/view.ts';
import { picture } from '@zielona-fala/scene-kit/picture.ts';

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
