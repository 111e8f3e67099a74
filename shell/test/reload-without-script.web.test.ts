import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { reloadWithoutScript } from '../src/inline/reload-without-script.ts';

const take = jest.fn(() => true);

beforeAll(() => reloadWithoutScript(window, { take }));
beforeEach(() => {
  take.mockClear();
  delete document.documentElement.dataset.ready;
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** A script that the page asks for and does not get. */
function missScript(src: string): void {
  const script = Object.assign(document.createElement('script'), { src, type: 'text/plain' });
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
  script.remove();
}

test('a page whose own script is missing is loaded again', () => {
  missScript('/main.0a1b2c3d.js');
  expect(take).toHaveBeenCalledTimes(1);
});

test('a script of a remote does not load the page again, nor does a picture', () => {
  missScript('https://dashboard.portal.test/remoteEntry.0a1b2c3d.js');
  const picture = document.body.appendChild(document.createElement('img'));
  picture.dispatchEvent(new Event('error'));
  expect(take).not.toHaveBeenCalled();
});

test('a page that answers stays, and one without a network', () => {
  document.documentElement.dataset.ready = '/';
  missScript('/later.0a1b2c3d.js');
  delete document.documentElement.dataset.ready;
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  missScript('/main.0a1b2c3d.js');
  expect(take).not.toHaveBeenCalled();
});
