import { expect, test } from '@jest/globals';
import { render, waitFor } from '@testing-library/react';
import { isIconName } from '@zielona-fala/web-kit/icons';
import { Icon } from '@zielona-fala/web-kit/ui';
import { ICON_DIRECTIONS, ICON_SIZES, type IconProps } from '../src/ui/Icon.tsx';

/** As requirement 9.4 names them. */
const NAMES =
  'account, analyse, android, angleArrow, apple, apps, archery, arrowRight, arrowsRepeat, bars, book, car, chrome, clock, close, diamond, dice, dollar, door, dropdown, error, eye, eyeClosed, game, google, heart, house, info, instagram, key, lock, mail, medal, party, play, pointerClick, quiz, ranking, send, settings, settingsBars, share, stats, steering-wheel, steps, success, test, tiktok, user, walk, warn'
    .split(', ')
    .filter(isIconName);
/** Files of simple-icons, which tests do not read. */
const BRANDS = ['android', 'apple', 'chrome', 'google', 'instagram', 'tiktok'];

const drawn = (props: IconProps) => render(<Icon {...props} />).container;

test('each of the 51 names of requirement 9.4 has a drawing of its own', async () => {
  expect(NAMES).toHaveLength(51);
  const icons = NAMES.map((name) => ({ name, icon: drawn({ name }) }));
  const undrawn = () => icons.filter(({ icon }) => !icon.querySelector('svg')).map(({ name }) => name);
  await waitFor(() => expect(undrawn()).toEqual([]), { timeout: 20_000 });
  const own = icons.filter(({ name }) => !BRANDS.includes(name));
  expect(new Set(own.map(({ icon }) => icon.querySelector('svg')?.innerHTML)).size).toBe(51 - BRANDS.length);
});

test('there are nine sizes and four directions', () => {
  const classesOf = (props: Partial<IconProps>) =>
    drawn({ name: 'arrowRight', ...props }).querySelector('svg')?.classList;
  expect(ICON_SIZES.join()).toBe('mini,small,medium,large,xlarge,huge,massive,gigantic,enormous');
  expect(ICON_DIRECTIONS).toEqual(['up', 'left', 'right', 'down']);
  for (const size of ICON_SIZES) expect(classesOf({ size })).toContain(size);
  for (const direction of ICON_DIRECTIONS) expect(classesOf({ direction })).toContain(direction);
});
