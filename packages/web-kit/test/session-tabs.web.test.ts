import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { browserMemory } from '@zielona-fala/web-kit/storage';
import { type FakeRoutes, tokenFor, USER } from '@zielona-fala/web-kit/testing';
import { CREDENTIALS, ok, refused, start } from './start-session.ts';

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.restoreAllMocks();
});

const OTHER = { ...USER, userId: 8, username: 'jan_k', level: 5 };

/** What another tab of this browser does to the storage that both have, and the event by which this one hears of it. */
function inAnotherTab(change: () => void) {
  change();
  window.dispatchEvent(new StorageEvent('storage', { key: 'signedIn' }));
}

const LEARNERS_KEYS = { 'exam-progress:5': '{}', announcedLevel: '2' };
const CHOICES = {
  selectedCategory: 'B',
  selectedLanguage: 'de',
  selectedTheme: 'dark',
  examShortcuts: 'off',
};

/** Ola signed in, with an exam under way. */
async function olasTab(routes: FakeRoutes = {}) {
  const parts = start(routes);
  for (const [key, value] of Object.entries(CHOICES)) localStorage.setItem(key, value);
  await parts.session.login(CREDENTIALS);
  for (const [key, value] of Object.entries(LEARNERS_KEYS)) localStorage.setItem(key, value);
  sessionStorage.setItem('activationLinkFrom', '{}');
  return parts;
}

function expectChoicesAlone() {
  expect({ ...localStorage }).toEqual(CHOICES);
  expect({ ...sessionStorage }).toEqual({});
}

describe('the learner’s data leaves the browser', () => {
  test('at the end of a session that was ended elsewhere', async () => {
    const { session } = await olasTab({
      'GET v1/auth/valid': refused(401),
      'POST v1/auth/refresh': refused(401),
    });
    await session.check();
    expect(session.getState().status).toBe('anonymous');
    expectChoicesAlone();
  });

  test('when another tab signs out, and nothing of this one writes it anew', async () => {
    const { session, server, onSignedOut } = await olasTab();
    const before = server.lines().length;
    inAnotherTab(() => {
      localStorage.removeItem('signedIn');
      for (const key of Object.keys(LEARNERS_KEYS)) localStorage.removeItem(key);
    });
    expect(session.getState()).toEqual({ status: 'anonymous', user: null });
    expect(onSignedOut).toHaveBeenCalledTimes(1);
    browserMemory.write('exam-progress:5', '{"late":true}');
    expectChoicesAlone();
    expect(server.lines().slice(before)).toEqual([]);
  });

  test('but not what another tab’s learner keeps there: this tab becomes theirs', async () => {
    const { session, server } = await olasTab();
    server.routes['POST v1/auth/refresh'] = ok({ accessToken: tokenFor(60, 'jan') });
    server.routes['GET v1/users/user'] = ok(OTHER);
    inAnotherTab(() => {
      localStorage.setItem('signedIn', 'jan');
      localStorage.setItem('exam-progress:9', '{}');
    });
    expect(session.getState().user).toBeNull();
    await waitFor(() => expect(session.getState()).toEqual({ status: 'signed-in', user: OTHER }));
    expect(localStorage.getItem('exam-progress:9')).toBe('{}');
    expect({ ...sessionStorage }).toEqual({});
  });

  test('not while the server is away: an exam’s answers are there when it is back', async () => {
    const { session } = await olasTab({
      'GET v1/auth/valid': refused(401),
      'POST v1/auth/refresh': 'network',
    });
    await session.check();
    expect(session.getState().status).toBe('signed-in');
    expect(localStorage.getItem('exam-progress:5')).toBe('{}');
  });
});
