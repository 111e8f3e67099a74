import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { car, north, parked, poseAt, south, walks } from '../kit/drive/actors.ts';
import { drive } from '../kit/drive/drive.ts';
import { type Eye, faces, relativeTo, seen } from '../kit/drive/eye.ts';
import { country } from '../kit/drive/places.ts';
import { brakesAt, goneAt, route } from '../kit/drive/route.ts';
import { shaded } from '../kit/drive/solids.ts';
import { PAINT, type Paint } from '../kit/palette.ts';

const EYE: Eye = { x: 0, z: 0, heading: 0, height: 1.25, focal: 800, centre: { x: 480, y: 220 } };
const metres = fc.double({ min: -80, max: 80, noNaN: true });

describe('the eye of a film', () => {
  test('sees what it turns towards straight ahead', () => {
    fc.assert(
      fc.property(metres, metres, (x, z) => {
        fc.pre(Math.hypot(x, z) > 1);
        const heading = (Math.atan2(x, z) * 180) / Math.PI;
        const { aside, ahead } = relativeTo({ ...EYE, heading }, [x, z]);
        expect(aside).toBeCloseTo(0);
        expect(ahead).toBeCloseTo(Math.hypot(x, z));
      }),
    );
  });

  test('shows left and right exchanged in a mirror', () => {
    const spot = { aside: 2, ahead: 10, high: 0 };
    expect(seen(EYE, spot).x).toBeGreaterThan(480);
    expect(seen({ ...EYE, mirrored: true }, spot).x).toBeLessThan(480);
  });

  test('sees the outer side of a face alone, and nothing that is behind', () => {
    const corners = [
      [-1, 5, 0],
      [-1, 5, 1],
      [1, 5, 1],
      [1, 5, 0],
    ] as const;
    expect(faces(EYE, [{ corners, fill: '#abc' }])).toContain('#abc');
    expect(faces(EYE, [{ corners: corners.toReversed(), fill: '#abc' }])).toBe('');
    expect(faces({ ...EYE, heading: 180 }, [{ corners, fill: '#abc', thin: true }])).toBe('');
  });

  test('cuts off what reaches behind it', () => {
    const lane = [
      [-1, -50, 0],
      [-1, 50, 0],
      [1, 50, 0],
      [1, -50, 0],
    ] as const;
    const figures = faces(EYE, [{ corners: lane, fill: '#abc', thin: true }]).match(/-?\d+(\.\d+)?/g) ?? [];
    expect(figures.length).toBeGreaterThan(0);
    for (const figure of figures) expect(Number.isFinite(Number(figure))).toBe(true);
  });
});

describe('a way', () => {
  const corner = route([
    [0, 0],
    [0, 50],
    [50, 50],
  ]);

  test('leads from its first spot to its last and is shorter than its corners', () => {
    expect(corner.at(0)).toMatchObject({ x: 0, z: 0 });
    const end = corner.at(corner.length);
    expect(end.x).toBeCloseTo(50);
    expect(end.z).toBeCloseTo(50);
    expect(corner.length).toBeLessThan(100);
  });

  test('turns without a jump', () => {
    for (let gone = 0; gone < corner.length - 0.4; gone += 0.4) {
      const turned = corner.at(gone + 0.4).heading - corner.at(gone).heading;
      expect(Math.abs(turned)).toBeLessThan(12);
    }
  });

  test('is gone at the speeds that are named', () => {
    expect(goneAt(10, 3)).toBe(30);
    const slowing = [
      [0, 10],
      [2, 10],
      [4, 0],
    ] as const;
    expect(goneAt(slowing, 2)).toBeCloseTo(20);
    expect(goneAt(slowing, 4)).toBeCloseTo(30);
    expect(goneAt(slowing, 9)).toBeCloseTo(30);
    expect(brakesAt(slowing, 1)).toBe(false);
    expect(brakesAt(slowing, 3)).toBe(true);
  });

  test('has been gone to a distance when the film says so', () => {
    const motion = {
      through: north(1.75, 0),
      speed: [[0, 12] as const, [5, 4] as const],
      reaches: [5, 40] as const,
    };
    expect(poseAt(motion, 5).z).toBeCloseTo(40);
    expect(poseAt(motion, 0).z).toBeCloseTo(0);
  });
});

/** The ends of bodies in these paints. */
const [RED, GREEN, WHITE] = ['red', 'green', 'white'].map((paint) => shaded(PAINT[paint as Paint], 0.96)) as [
  string,
  string,
  string,
];

describe('a drive', () => {
  const world = {
    seconds: 6,
    own: { through: north(1.75, 0), speed: 10 },
    place: country({ beside: 'fields' }),
  } as const;

  test('shows braking lamps of a vehicle ahead while it slows down', () => {
    const film = drive({
      ...world,
      actors: [
        car('white', north(1.75, 30), [
          [0, 10],
          [2, 10],
          [5, 2],
        ]),
      ],
    });
    expect(film.drawingAt(1)).not.toContain('#FF2B35');
    expect(film.drawingAt(3)).toContain('#FF2B35');
  });

  test('draws the nearer over the farther', () => {
    const near = parked(2, 20, ['red']);
    const far = parked(2, 40, ['green']);
    for (const actors of [
      [...near, ...far],
      [...far, ...near],
    ]) {
      const drawn = drive({ ...world, actors }).drawingAt(0);
      expect(drawn.lastIndexOf(RED)).toBeGreaterThan(drawn.lastIndexOf(GREEN));
    }
  });

  test('shows in a mirror who comes from behind, and not on the road ahead', () => {
    const follower = [car('red', north(1.75, -20), 10)];
    expect(drive({ ...world, actors: follower }).drawingAt(1)).not.toContain(RED);
    const mirrored = drive({ ...world, actors: follower, mirrors: ['inside'] }).drawingAt(1);
    expect(mirrored).toContain(RED);
  });

  test('moves the legs of those who walk', () => {
    const film = drive({
      ...world,
      own: { through: north(1.75, 0) },
      actors: [
        walks({ clothes: 'orange' }, [
          [-6, 20],
          [6, 20],
        ]),
      ],
    });
    expect(film.drawingAt(1)).not.toBe(film.drawingAt(1.3));
  });

  test('hides in the dark what the beam does not reach', () => {
    const oncoming = [{ ...car('white', south(-1.75, 150), 0), noLights: true }];
    const day = drive({ ...world, actors: oncoming }).drawingAt(0);
    const night = drive({ ...world, actors: oncoming, light: 'night' }).drawingAt(0);
    expect(day).toContain(WHITE);
    expect(night).not.toContain(WHITE);
  });
});
