import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { FORMATS, type Locale } from '@zielona-fala/contracts';
import { FormattedDate, IntlProvider } from 'react-intl';
import { loadPageTexts, withPageTexts } from '../src/page-texts.tsx';

const Page = withPageTexts(() => <FormattedDate value="2026-01-01T23:30:00Z" dateStyle="long" />);

test.each([
  ['pl', '2 stycznia 2026'],
  ['en', '2 January 2026'],
  ['de', '2. Januar 2026'],
])('%s: a page writes a date as the frame around it does', async (locale, date) => {
  await loadPageTexts(locale as Locale);
  const { container } = render(
    <IntlProvider locale={FORMATS[locale as Locale]} timeZone="Europe/Warsaw">
      <Page />
    </IntlProvider>,
  );
  expect(container.textContent).toBe(date);
});
