import { afterEach, expect, jest, test } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { PORTAL_CONTRACT, type RemoteModule } from '@zielona-fala/contracts/portal';
import { createPageRoots } from '../src/page/page-roots.tsx';
import { untilPageLoaded } from '../src/page/until-page-loaded.ts';
import { createRemoteHost } from '../src/remotes/remote-host.ts';

const PATH = '/news';
const HTML = '<h1>News</h1>';

const remote: RemoteModule = {
  contract: PORTAL_CONTRACT,
  messages: async () => ({}),
  routes: () => [{ path: PATH, element: null }],
};

/** Shows the HTML of a page, whose code says `title`; the first loads of its remote fail. */
function open(title: string, failures: number) {
  const place = document.createElement('div');
  place.innerHTML = HTML;
  document.body.append(place);
  const heading = place.firstChild;
  const onError = jest.fn();
  const host = createRemoteHost({
    loader: {
      async load(_name, attempt) {
        if (attempt < failures) throw new Error('gone');
        return remote;
      },
    },
    mount: async () => remote.routes({} as never),
    onError: () => undefined,
  });
  const { unmount } = createPageRoots({
    page: <h1>{title}</h1>,
    rendered: PATH,
    untilLoaded: (givenUp) => untilPageLoaded(host, 'public', PATH, givenUp),
    onError,
  }).mount(place);
  const isTakenOver = () => Object.keys(place.firstChild ?? {}).some((key) => key.startsWith('__react'));
  return { place, heading, onError, unmount, isTakenOver };
}

afterEach(() => {
  document.body.replaceChildren();
});

test('code of the build that the HTML came from takes it over', async () => {
  const { place, heading, onError, isTakenOver, unmount } = open('News', 0);
  await waitFor(() => expect(isTakenOver()).toBe(true));
  expect(place.firstChild).toBe(heading);
  expect(onError).not.toHaveBeenCalled();
  await act(async () => unmount());
});

test('code of a newer build renders the page anew, and no HTML of the older one is compared with it', async () => {
  const { place, heading, onError, isTakenOver, unmount } = open('Latest news', 1);
  await waitFor(() => expect(isTakenOver()).toBe(true));
  expect(place.innerHTML).toBe('<h1>Latest news</h1>');
  expect(place.firstChild).not.toBe(heading);
  expect(onError).not.toHaveBeenCalled();
  await act(async () => unmount());
});
