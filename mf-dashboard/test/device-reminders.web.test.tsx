import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { PushDto, RemindersDto } from '@zielona-fala/contracts';
import { createTestPortal, renderInPortal } from '@zielona-fala/web-kit/testing';
import { Reminders } from '../src/features/reminders/components/Reminders.tsx';
import { type Answers, failing, recordedApi } from './fake-api.ts';
import { USER } from './fixtures.ts';

const REMINDERS = 'GET v1/tests/reminders';
const CHANGE = 'PATCH v1/tests/reminders';
const READ = 'GET v1/users/push';
const ON = 'PUT v1/users/push';
const OFF = 'DELETE v1/users/push';
const ENDPOINT = 'https://push.example/of-this-device';
const KEYS = { p256dh: 'key-of-the-browser', auth: 'secret' };

const reminders: RemindersDto = {
  mail: false,
  push: false,
  hour: 18,
  timeZone: 'Europe/Warsaw',
  endedUnanswered: false,
};
const push: PushDto = { publicKey: 'key-of-the-portal', endpoint: null, others: 0 };

/** A browser with a push service: what it was asked for, and what it has now. */
const device = {
  permission: 'default' as NotificationPermission,
  /** What the learner answers. */
  answer: 'granted' as NotificationPermission,
  isReachable: true,
  asked: 0,
  subscribedWith: [] as unknown[],
  subscription: null as null | { endpoint: string; toJSON(): object; unsubscribe(): Promise<boolean> },
};

function subscription() {
  return {
    endpoint: ENDPOINT,
    toJSON: () => ({ endpoint: ENDPOINT, expirationTime: null, keys: KEYS }),
    async unsubscribe() {
      device.subscription = null;
      return true;
    },
  };
}

const registration = {
  pushManager: {
    getSubscription: async () => device.subscription,
    async subscribe(options: object) {
      device.subscribedWith.push(options);
      if (!device.isReachable) throw new DOMException('Registration failed', 'AbortError');
      device.subscription = subscription();
      return device.subscription;
    },
  },
};

beforeEach(() => {
  Object.assign(device, { permission: 'default', answer: 'granted', isReachable: true, asked: 0 });
  Object.assign(device, { subscribedWith: [], subscription: null });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve(registration), getRegistration: async () => registration },
  });
  Object.assign(window, {
    PushManager: class {},
    Notification: {
      get permission() {
        return device.permission;
      },
      async requestPermission() {
        device.asked += 1;
        device.permission = device.answer;
        return device.answer;
      },
    },
  });
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(window, 'PushManager');
  Reflect.deleteProperty(window, 'Notification');
});

function open(answers: Answers = {}) {
  const server = recordedApi({
    [REMINDERS]: reminders,
    [READ]: push,
    [ON]: { ...push, endpoint: ENDPOINT },
    [OFF]: push,
    [CHANGE]: { ...reminders, push: true },
    ...answers,
  });
  const portal = createTestPortal({ user: USER, api: server.api });
  renderInPortal(<Reminders />, { portal, path: '/dashboard/settings' });
  return { server, toasts: portal.shownToasts };
}
const box = () =>
  screen.findByRole<HTMLInputElement>('checkbox', {
    name: 'Przypominaj mi powiadomieniem na tym urządzeniu',
  });
const bodies = (server: ReturnType<typeof recordedApi>, method: string) =>
  server.calls.filter((call) => call.method === method).map(({ body }) => body);

test('the browser asks only after the tap; then the server knows this device', async () => {
  const { server } = open();
  expect((await box()).checked).toBe(false);
  expect(device.asked).toBe(0);
  server.answers[REMINDERS] = { ...reminders, push: true };
  server.answers[READ] = { ...push, endpoint: ENDPOINT };
  fireEvent.click(await box());
  await waitFor(async () => expect((await box()).checked).toBe(true));
  expect(device.asked).toBe(1);
  expect(device.subscribedWith).toEqual([
    { userVisibleOnly: true, applicationServerKey: 'key-of-the-portal' },
  ]);
  expect(bodies(server, 'PUT')).toEqual([{ endpoint: ENDPOINT, keys: KEYS }]);
  expect(bodies(server, 'PATCH')).toEqual([{ push: true }]);
});

describe('turned off', () => {
  const isOn = {
    [REMINDERS]: { ...reminders, push: true },
    [READ]: { ...push, endpoint: ENDPOINT },
  };

  test('on the last device, no notifications are sent at all', async () => {
    device.permission = 'granted';
    device.subscription = subscription();
    const { server } = open(isOn);
    await waitFor(async () => expect((await box()).checked).toBe(true));
    fireEvent.click(await box());
    await waitFor(() => expect(bodies(server, 'PATCH')).toEqual([{ push: false }]));
    expect(bodies(server, 'DELETE')).toHaveLength(1);
    expect(device.subscription).toBeNull();
  });

  test('it shows when all of it is done, and the next press counts', async () => {
    device.permission = 'granted';
    device.subscription = subscription();
    const saved = Promise.withResolvers<RemindersDto>();
    const { server } = open({ ...isOn, [CHANGE]: () => saved.promise });
    await waitFor(async () => expect((await box()).checked).toBe(true));
    fireEvent.click(await box());
    await waitFor(() => expect(bodies(server, 'PATCH')).toHaveLength(1));
    expect((await box()).checked).toBe(true);
    server.answers[REMINDERS] = reminders;
    saved.resolve(reminders);
    await waitFor(async () => expect((await box()).checked).toBe(false));
    fireEvent.click(await box());
    await waitFor(() => expect(bodies(server, 'PUT')).toHaveLength(1));
  });

  test('while others remain, these go on', async () => {
    device.permission = 'granted';
    device.subscription = subscription();
    const { server } = open({
      ...isOn,
      [READ]: { ...push, endpoint: ENDPOINT, others: 2 },
      [OFF]: { ...push, others: 2 },
    });
    expect(await screen.findByText('Przychodzą też na 2 inne urządzenia.')).toBeTruthy();
    await waitFor(async () => expect((await box()).checked).toBe(true));
    fireEvent.click(await box());
    await waitFor(async () => expect((await box()).checked).toBe(false));
    expect(bodies(server, 'PATCH')).toEqual([]);
  });
});

test('a browser that lost its subscription shows that there are no notifications', async () => {
  device.permission = 'granted';
  open({ [REMINDERS]: { ...reminders, push: true }, [READ]: { ...push, endpoint: ENDPOINT } });
  expect((await box()).checked).toBe(false);
});

describe('it says in plain words why there are none', () => {
  test('where the learner refused, now or before', async () => {
    device.answer = 'denied';
    const { server } = open();
    fireEvent.click(await box());
    expect(await screen.findByText(/blokuje powiadomienia/)).toBeTruthy();
    expect([(await box()).checked, bodies(server, 'PUT')]).toEqual([false, []]);
  });

  test('where the question of the browser was closed', async () => {
    device.answer = 'default';
    open();
    fireEvent.click(await box());
    expect(await screen.findByText(/gdy pozwolisz/)).toBeTruthy();
  });

  test('where the browser does not reach its push service', async () => {
    device.isReachable = false;
    const { server } = open();
    fireEvent.click(await box());
    expect(await screen.findByText(/nie mogła włączyć powiadomień/)).toBeTruthy();
    expect(bodies(server, 'PUT')).toEqual([]);
  });

  test('where the browser has no notifications: mail alone is offered', async () => {
    Reflect.deleteProperty(window, 'PushManager');
    open();
    expect(await screen.findByText(/do ekranu początkowego/)).toBeTruthy();
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  });

  test('where the portal sends none', async () => {
    open({ [READ]: { ...push, publicKey: null } });
    expect(await screen.findByText(/ten portal nie wysyła/)).toBeTruthy();
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  });
});

test('what the server refuses is said, and leaves no subscription behind', async () => {
  const { toasts } = open({ [ON]: failing(503) });
  fireEvent.click(await box());
  await waitFor(() => expect(toasts).toHaveLength(1));
  await waitFor(() => expect(device.subscription).toBeNull());
  expect((await box()).checked).toBe(false);
});
