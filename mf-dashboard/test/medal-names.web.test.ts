import { expect, test } from '@jest/globals';
import { MEDALS } from '@zielona-fala/contracts';
import { createIntl } from 'react-intl';
import { medalName } from '../src/shared/medal-names.ts';

test('every medal has a name of its own', () => {
  const intl = createIntl({ locale: 'pl', defaultLocale: 'pl' });
  const names = MEDALS.map((medal) => medalName(medal, intl));
  expect(names).toEqual(
    expect.arrayContaining(['Pierwszy zdany egzamin', '30 dni z rzędu', '10 zdanych egzaminów']),
  );
  expect(new Set(names).size).toBe(MEDALS.length);
});
