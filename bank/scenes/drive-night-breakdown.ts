import { car, north, walks } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { country } from '../kit/drive/places.ts';
import { upstanding } from '../kit/drive/posts.ts';
import { path } from '../kit/svg.ts';

export default drive({
  seconds: 7,
  light: 'night',
  own: {
    through: north(1.75, 0),
    speed: [
      [0, 18],
      [4, 16],
      [7, 10],
    ],
    reaches: [7, 95],
  },
  place: country({ beside: 'wood' }),
  standing: [upstanding([1.4, 104], path('M0-46L27 0H-27Z', '#E5323E') + path('M0-28L13-6H-13Z', '#2A2F33'))],
  actors: [
    { ...car('blue', north(2.2, 127), 0, { indicates: ['both', 0, 9] }), parked: true },
    walks(
      { clothes: 'orange', with: 'reflector' },
      [
        [4.4, 120],
        [4.4, 150],
      ],
      1.2,
    ),
  ],
  panel: {},
});
