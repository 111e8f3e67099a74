import { afterEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { Link } from '@zielona-fala/web-kit/router';
import { ApiError } from '@zielona-fala/web-kit/session';
import { renderInPortal } from '@zielona-fala/web-kit/testing';
import { CRAWLER_MARK } from '../src/crawler.ts';
import { BrokenPage } from '../src/pages/BrokenPage.tsx';
import { NotFoundPage } from '../src/pages/NotFoundPage.tsx';
import { pageErrorOf } from '../src/pages/page-error.ts';
import { UncaughtErrors } from '../src/remotes/UncaughtErrors.tsx';
import { watchUncaught } from '../src/remotes/uncaught.ts';

const tooMany = new ApiError(429, { message: 'Too many requests' }, '');

afterEach(() => {
  document.head.innerHTML = '';
});

test.each([
  ['nothing', undefined, { status: 500, message: 'Internal Server Error' }],
  ['a status of 404', { status: 404 }, { status: 404, message: 'Page Not Found' }],
  ['another status', { status: 503, message: ' ' }, { status: 503, message: 'Internal Server Error' }],
  ['a failed call', tooMany, { status: 429, message: 'Too many requests' }],
  [
    'a call without an answer',
    new ApiError(0, null, 'Failed to fetch'),
    { status: 500, message: 'Failed to fetch' },
  ],
  ['a fault in code', new TypeError('x is undefined'), { status: 500, message: 'x is undefined' }],
])('the error page of %s', (_what, error, said) => {
  expect(pageErrorOf(error)).toEqual(said);
});

const show = (error: unknown) => renderInPortal(<BrokenPage error={error} retry={() => undefined} />);

test('the default messages are told in the language of the page', () => {
  renderInPortal(<NotFoundPage />);
  expect(screen.getByRole('heading', { name: 'Tej strony nie ma' })).toBeTruthy();
  expect(screen.getByText('Błąd 404')).toBeTruthy();
});

test('an error with a status says its own message', () => {
  show(tooMany);
  expect(screen.getByRole('heading', { name: 'Too many requests' })).toBeTruthy();
  expect(screen.getByText('Błąd 429')).toBeTruthy();
});

test('a fault in code is called one, with its words in small print', () => {
  show(new TypeError('x is undefined'));
  expect(screen.getByRole('heading', { name: 'Coś się u nas zepsuło' })).toBeTruthy();
  expect(screen.getByText('Błąd 500: x is undefined')).toBeTruthy();
});

test('crawlers see no error page', () => {
  document.head.innerHTML = `<meta name="${CRAWLER_MARK}">`;
  show(tooMany);
  expect(screen.queryByRole('heading')).toBeNull();
});

function openPage() {
  renderInPortal(
    <>
      <Link to="/elsewhere">elsewhere</Link>
      <UncaughtErrors>
        <h1>Ranking</h1>
      </UncaughtErrors>
    </>,
  );
}
const reject = (reason: unknown) => {
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
};

test('an uncaught rejection leads to the error page, until another attempt', async () => {
  openPage();
  reject(tooMany);
  await screen.findByRole('heading', { name: 'Too many requests' });
  expect(screen.queryByRole('heading', { name: 'Ranking' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Spróbuj jeszcze raz' }));
  await screen.findByRole('heading', { name: 'Ranking' });
});

test('an uncaught throw leads to the error page, until the learner goes elsewhere', async () => {
  openPage();
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('late is undefined') }));
  await screen.findByText('Błąd 500: late is undefined');
  fireEvent.click(screen.getByRole('link', { name: 'elsewhere' }));
  await screen.findByRole('heading', { name: 'Ranking' });
});

test.each([
  ['cancelled', new DOMException('gone', 'AbortError')],
  ['code that did not arrive', Object.assign(new Error('chunk 7'), { name: 'ChunkLoadError' })],
  ['of another origin', undefined],
  ['a call without an answer', new ApiError(0, null, 'no connection')],
  ['a lost network in Chromium', new TypeError('Failed to fetch')],
  ['a lost network, as a store hands it on', new ApiError(0, null, 'Failed to fetch').toFailure()],
  ['a lost network in Safari', new TypeError('Load failed')],
  ['a lost network in Firefox', new TypeError('NetworkError when attempting to fetch resource.')],
  ['a module that did not arrive', new TypeError('Failed to fetch dynamically imported module: /a.js')],
])('what is %s is not fatal', (_what, reason) => {
  const fatal: unknown[] = [];
  const end = watchUncaught((error) => fatal.push(error));
  reject(reason);
  reject(tooMany);
  // as a store hands it on
  reject(tooMany.toFailure());
  end();
  reject(tooMany);
  expect(fatal).toEqual([tooMany, tooMany.toFailure()]);
});

test('what a script throws while it is evaluated is not fatal: whoever loads it tells', () => {
  const fatal: unknown[] = [];
  const end = watchUncaught((error) => fatal.push(error));
  const current = jest
    .spyOn(document, 'currentScript', 'get')
    .mockReturnValue(document.createElement('script'));
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('of an entry') }));
  current.mockRestore();
  end();
  expect(fatal).toEqual([]);
});
