import { test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { dayIn, FORMATS, type Locale } from '@zielona-fala/contracts';
import { useTimeZone } from '@zielona-fala/web-kit/session';
import { createTestPortal, renderInPortal } from '@zielona-fala/web-kit/testing';
import { FormattedDate, IntlProvider } from 'react-intl';
import { loadPageTexts, withPageTexts } from '../src/page-texts.tsx';
import { USER } from './fixtures.ts';

const AT = '2026-01-01T23:30:00Z';

const Page = withPageTexts(() => (
  <p>
    <FormattedDate value={AT} dateStyle="long" /> · {dayIn(useTimeZone(), new Date(AT))}
  </p>
));

async function open(locale: Locale, timeZone: string) {
  await loadPageTexts(locale);
  renderInPortal(
    <IntlProvider locale={FORMATS[locale]}>
      <Page />
    </IntlProvider>,
    { portal: createTestPortal({ user: USER, api: () => ({ timeZone }) }) },
  );
}

test.each([
  ['pl', 'Europe/Warsaw', '2 stycznia 2026 · 2026-01-02'],
  ['en', 'Pacific/Auckland', '2 January 2026 · 2026-01-02'],
  ['de', 'America/Los_Angeles', '1. Januar 2026 · 2026-01-01'],
] as const)(
  '%s, %s: a page tells each date in the language of the frame and by the learner’s calendar',
  async (locale, timeZone, date) => {
    await open(locale, timeZone);
    await screen.findByText(date);
  },
);
