import { thing } from '../kit/driver/parts.ts';
import { signPost } from '../kit/driver/posts.ts';
import { driverView } from '../kit/driver/view.ts';
import { picture } from '../kit/picture.ts';
import { noLorriesOver } from '../kit/signs/b-entry.ts';

export default picture(
  driverView({
    seat: 'lorry',
    setting: 'town',
    things: [thing(2.7, 7.4, signPost([noLorriesOver(8)], { size: 1.4, clearance: 1.1 }))],
  }),
);
