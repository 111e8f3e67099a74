import { afterEach, expect, jest, test } from '@jest/globals';
import type { SessionState } from '@zielona-fala/contracts/portal';
import { createObservable } from '@zielona-fala/web-kit/observable';
import { USER } from '@zielona-fala/web-kit/testing';
import { readAnewOnReturn } from '../src/offline/read-anew-on-return.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

function follow(status: SessionState['status'], isHeld = false) {
  const state = createObservable<SessionState>({ status, user: USER });
  const reloadUser = jest.fn(async () => USER);
  const readAnew = jest.fn();
  const session = { getState: state.get, subscribe: state.subscribe, reloadUser };
  readAnewOnReturn({ session, isHeld: () => isHeld, readAnew });
  return { state, reloadUser, readAnew };
}

function setOnline(isOnline: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

test('all is read again once the session is restored, and not before', () => {
  const { state, reloadUser, readAnew } = follow('unreachable');
  state.set({ status: 'unreachable', user: USER });
  expect(readAnew).not.toHaveBeenCalled();
  state.set({ status: 'signed-in', user: USER });
  state.set({ status: 'signed-in', user: { ...USER, level: 4 } });
  expect(readAnew).toHaveBeenCalledTimes(1);
  expect(reloadUser).toHaveBeenCalledTimes(1);
});

test('all is read again once an open page has a network', () => {
  const { readAnew } = follow('signed-in');
  setOnline(false);
  expect(readAnew).not.toHaveBeenCalled();
  setOnline(true);
  expect(readAnew).toHaveBeenCalledTimes(1);
});

test('nothing is read again during a test, nor for who has left', () => {
  const during = follow('unreachable', true);
  during.state.set({ status: 'signed-in', user: USER });
  expect(during.readAnew).not.toHaveBeenCalled();
  const left = follow('unreachable');
  left.state.set({ status: 'anonymous', user: null });
  expect(left.readAnew).not.toHaveBeenCalled();
});
