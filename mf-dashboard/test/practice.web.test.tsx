import { expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { pressOnceShown } from '@zielona-fala/web-kit/testing';
import { failing } from './fake-api.ts';
import { open, practice, questionIs, solution, withoutLayout } from './practice-page.tsx';

withoutLayout();

test('each answer is told right or wrong at once, with why and the law, and is final', async () => {
  const { server } = open({});
  await pressOnceShown(/TAK/);
  const feedback = await screen.findByRole('region', { name: 'Dobrze' });
  expect(feedback.textContent).toContain('Dlaczego 101');
  expect(feedback.textContent).toContain('art. 25 ust. 1, Prawo o ruchu drogowym');
  expect(screen.queryByRole('button', { name: /TAK/ })).toBeNull();

  await pressOnceShown('Następne');
  await questionIs('Treść 102');
  await pressOnceShown(/pierwsza 102/);
  await screen.findByRole('region', { name: 'Źle' });
  expect(screen.getByText('pierwsza 102').closest('li')?.textContent).toContain('Twoja odpowiedź');
  expect(screen.getByText('trzecia 102').closest('li')?.textContent).toContain('Prawidłowa');
  expect(server.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { answer: 'T' },
    { answer: 'A' },
  ]);
});

test('the verdict comes into a live region that was there before', async () => {
  open({});
  await questionIs('Treść 101');
  const regions = screen.getAllByRole('status');
  await pressOnceShown(/TAK/);
  await screen.findByRole('region', { name: 'Dobrze' });
  expect(regions.filter((region) => region.isConnected).map(({ textContent }) => textContent)).toEqual([
    'Dobrze',
  ]);
});

test('it goes on with the first open question, and there is a way back to what was answered', async () => {
  open({ 'GET v1/tests/single/5': practice({ 101: 'N' }) });
  await questionIs('Treść 102');
  await pressOnceShown('Wstecz');
  const feedback = await screen.findByRole('region', { name: 'Źle' });
  expect(feedback.textContent).toContain('Dlaczego 101');
  expect(screen.getByText('NIE').closest('li')?.textContent).toContain('Twoja odpowiedź');
});

test('after the last answer it ends with its result', async () => {
  const { server } = open({ 'GET v1/tests/single/5': practice({ 101: 'T', 102: 'C' }) });
  await questionIs('Treść 103');
  await pressOnceShown(/pierwsza 103/);
  await screen.findByRole('region', { name: 'Dobrze' });
  await pressOnceShown('Zakończ naukę');
  await screen.findByText('wynik ?testId=5');
  expect(server.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
    categoryName: 'B',
    answers: {},
  });
});

test('whoever stops says whether to come back or to end it, and hears what is open', async () => {
  const { server } = open({});
  await pressOnceShown('Przerwij naukę');
  const dialog = await screen.findByRole('dialog', { name: 'Przerwa czy koniec?' });
  expect(dialog.textContent).toContain('Bez odpowiedzi zostały 3 pytania.');
  expect(within(dialog).getByRole('link', { name: 'Wrócę później' }).getAttribute('href')).toBe(
    '/dashboard/home',
  );
  fireEvent.click(within(dialog).getByRole('button', { name: 'Ucz się dalej' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.lines()).not.toContain('PATCH v1/tests/5/check');
  await pressOnceShown('Przerwij naukę');
  await pressOnceShown('Zakończ i zobacz wynik');
  await screen.findByText('wynik ?testId=5');
});

test('the next press on the last question asks, while others are open', async () => {
  open({ 'GET v1/tests/single/5': practice({ 101: 'T', 102: 'C' }) });
  await questionIs('Treść 103');
  await pressOnceShown('Zakończ naukę');
  expect((await screen.findByRole('dialog')).textContent).toContain('Bez odpowiedzi zostało 1 pytanie.');
});

test('keys answer and leaf; Enter goes on', async () => {
  open({});
  await questionIs('Treść 101');
  fireEvent.keyDown(document.body, { key: 't' });
  await screen.findByRole('region', { name: 'Dobrze' });
  fireEvent.keyDown(document.body, { key: 'Enter' });
  await questionIs('Treść 102');
  fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
  await questionIs('Treść 101');
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  await questionIs('Treść 102');
});

test('the arrows belong to a film that has the focus, which they wind', async () => {
  const [first, ...others] = practice().questions ?? [];
  open({
    'GET v1/tests/single/5': { ...practice(), questions: [{ ...first, media: '/media/a.webm' }, ...others] },
  });
  await questionIs('Treść 101');
  const [film] = document.getElementsByTagName('video');
  if (film === undefined) throw new Error('there is no film');
  const isFilms = fireEvent.keyDown(film, { key: 'ArrowRight' });
  expect(isFilms).toBe(true);
  await questionIs('Treść 101');
  fireEvent.keyDown(film, { key: 't' });
  await screen.findByRole('region', { name: 'Dobrze' });
});

function swipe(on: Element) {
  const at = (clientX: number) => ({ touches: [{ clientX, clientY: 300 }] });
  fireEvent.touchStart(on, at(300));
  fireEvent.touchMove(on, at(200));
  fireEvent.touchMove(on, at(50));
  fireEvent.touchEnd(on, at(50));
}

test('a swipe leafs, but not one that moves an enlarged picture', async () => {
  const [first, ...others] = practice().questions ?? [];
  open({
    'GET v1/tests/single/5': { ...practice(), questions: [{ ...first, media: '/media/a.svg' }, ...others] },
  });
  await questionIs('Treść 101');
  const [enlarged] = document.getElementsByTagName('dialog');
  if (enlarged === undefined) throw new Error('there is no picture');
  swipe(enlarged);
  await questionIs('Treść 101');
  swipe(screen.getByRole('heading', { level: 1 }));
  await questionIs('Treść 102');
});

test('a test that was ended elsewhere leads to its result', async () => {
  open({ 'PUT v1/tests/5/answers/101?lang=pl': failing(409, { code: 'test-finished', message: '' }) });
  await pressOnceShown(/TAK/);
  await screen.findByText('wynik ?testId=5');
});

test('another device was first: its answer counts', async () => {
  open({ 'PUT v1/tests/5/answers/101?lang=pl': { correct: false, ...solution(101, 'T') } });
  await pressOnceShown(/TAK/);
  const feedback = await screen.findByRole('region', { name: 'Źle' });
  expect(feedback.textContent).toContain('ta padła na innym urządzeniu');
});

test('a question can be bookmarked and the bookmark taken away, in that order also on a slow network', async () => {
  const added = Promise.withResolvers<null>();
  const { server } = open({
    'PUT v1/tests/bookmarks/101': () => added.promise,
    'DELETE v1/tests/bookmarks/101': null,
  });
  await pressOnceShown(/TAK/);
  await waitFor(async () =>
    expect((await screen.findByRole('button', { name: 'Dodaj do zakładek' })).hasAttribute('disabled')).toBe(
      false,
    ),
  );
  await pressOnceShown('Dodaj do zakładek');
  await pressOnceShown('W zakładkach');
  await screen.findByRole('button', { name: 'Dodaj do zakładek' });
  const changes = () => server.lines().filter((line) => line.endsWith('bookmarks/101'));
  expect(changes()).toEqual(['PUT v1/tests/bookmarks/101']);
  added.resolve(null);
  await waitFor(() =>
    expect(changes()).toEqual(['PUT v1/tests/bookmarks/101', 'DELETE v1/tests/bookmarks/101']),
  );
  expect(screen.getByRole('button', { name: 'Dodaj do zakładek' })).toBeTruthy();
});

test('a bookmark that the server refuses is taken back and the reason told', async () => {
  const { portal } = open({
    'PUT v1/tests/bookmarks/101': failing(409, { code: 'too-many-bookmarks', message: '' }),
  });
  await pressOnceShown(/TAK/);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Dodaj do zakładek' }).hasAttribute('disabled')).toBe(false),
  );
  await pressOnceShown('Dodaj do zakładek');
  await waitFor(() => expect(portal.shownToasts[0]?.title).toMatch(/^Masz już tyle zakładek/));
  await screen.findByRole('button', { name: 'Dodaj do zakładek' });
});

test('a film can be seen again once its question is answered, slowly too', async () => {
  const plays: number[] = [];
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    plays.push(this.playbackRate);
  });
  const [first, ...others] = practice().questions ?? [];
  open({
    'GET v1/tests/single/5': { ...practice(), questions: [{ ...first, media: '/film.webm' }, ...others] },
  });
  await questionIs('Treść 101');
  const film = document.querySelector('video');
  expect(screen.queryByRole('button', { name: 'Jeszcze raz' })).toBeNull();
  await pressOnceShown(/TAK/);
  await pressOnceShown('Wolniej');
  await pressOnceShown('Jeszcze raz');
  expect(plays).toEqual([0.5, 1]);
  expect(document.querySelector('video')).toBe(film);
});

test('of a translated question the Polish original can be shown', async () => {
  open({
    'GET v1/tests/single/5': practice({}, 'en'),
    'PUT v1/tests/5/answers/101?lang=en': { correct: true, ...solution(101, 'T') },
    'GET v1/tests/single/5?lang=pl&cat=B': practice({ 101: 'T' }),
  });
  await pressOnceShown(/TAK/);
  await screen.findByRole('region', { name: 'Dobrze' });
  await pressOnceShown('Pokaż oryginał po polsku');
  const original = await waitFor(() => {
    const quote = document.querySelector('blockquote');
    if (!quote) throw new Error('not there yet');
    return quote;
  });
  expect([original.lang, original.textContent]).toEqual(['pl', 'Treść 101']);
});
