import { car, north, south, walks } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { country } from '../kit/drive/places.ts';
import { signs, upstanding } from '../kit/drive/posts.ts';
import { cone, worksBarrier } from '../kit/driver/roadworks.ts';
import { B_MANOEUVRES } from '../kit/signs/b-manoeuvres.ts';

export default drive({
  seconds: 7,
  own: {
    through: north(1.75, 0),
    speed: [
      [0, 11],
      [3, 9],
      [7, 3.5],
    ],
    reaches: [7, 42],
  },
  place: country({ beside: 'village' }),
  standing: [
    signs([4.4, 44], [B_MANOEUVRES['b-31']]),
    upstanding([2.2, 56], worksBarrier({ width: 2.6 })),
    ...[58, 61, 64, 67].map((z) => upstanding([0.6, z], cone())),
  ],
  actors: [
    car('red', south(-1.75, 150), 10, { reaches: [7, 78] }),
    walks({ clothes: 'blue' }, south(-5.2, 70)),
  ],
});
