import { describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { press } from '@zielona-fala/web-kit/testing';
import { createServer, inSignedInBrowser, openExam } from './exam-player.tsx';
import { runningExam } from './fixtures.ts';

inSignedInBrowser();

describe('a question with a film', () => {
  const film = '/m/a.webm';
  const still = '/m/a-end.svg';
  const openFilmed = async (
    changes: { place?: 0 | 1; lastFrame?: string | null; started?: boolean } = {},
  ) => {
    const { place = 0, lastFrame = still, started = true } = changes;
    const exam = runningExam();
    const asked = exam.questions?.[place];
    if (!asked) throw new Error('the exam has questions');
    const words = asked.questionTranslations?.map((each) => ({ ...each, mediaAlt: 'droga' })) ?? null;
    const filmed = { ...asked, media: film, poster: '/m/a.svg', lastFrame, questionTranslations: words };
    openExam(createServer({ ...exam, questions: [filmed] }));
    await screen.findByText(`Treść ${101 + place}`);
    if (started && place === 0) press(/^START/);
  };
  const video = () => screen.getByLabelText('droga');
  const shown = async () => (await screen.findByAltText('droga')).getAttribute('src');
  const playing = () => jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const isLocked = (name: RegExp) => screen.getByRole('button', { name }).hasAttribute('disabled');

  test('plays it once, and then leaves its last frame to be answered', async () => {
    const play = playing();
    await openFilmed();
    expect(video().getAttribute('src')).toBe(film);
    expect(screen.queryByRole('button', { name: /TAK/ })).toBeNull();
    fireEvent.ended(video());
    expect(await shown()).toBe(still);
    expect(isLocked(/TAK/)).toBe(false);
    press(/TAK/);
    expect(play).toHaveBeenCalledTimes(1);
  });

  test('plays it once where there is no other last frame than its own', async () => {
    const play = playing();
    await openFilmed({ lastFrame: null });
    fireEvent.ended(video());
    await waitFor(() => expect(isLocked(/TAK/)).toBe(false));
    press(/TAK/);
    press(/NIE/);
    expect(video().getAttribute('src')).toBe(film);
    expect(play).toHaveBeenCalledTimes(1);
  });

  test('lets one of three answers be given while it plays, and leaves its last frame too', async () => {
    playing();
    await openFilmed({ place: 1 });
    press(/pierwsza 102/);
    fireEvent.ended(video());
    expect(await shown()).toBe(still);
    expect(screen.queryByRole('button', { name: /Jeszcze raz|Wolniej/ })).toBeNull();
    expect(document.querySelector('video')?.controls).toBe(false);
  });

  test('is loaded while the question is read', async () => {
    const play = playing();
    await openFilmed({ started: false });
    expect(video().getAttribute('preload')).toBe('auto');
    expect(screen.getByText('Film zobaczysz jeden raz')).toBeTruthy();
    expect(screen.getByText('Ruszy po naciśnięciu START albo po 20 s')).toBeTruthy();
    expect(play).not.toHaveBeenCalled();
  });

  test('is loaded during the question before, and no further ahead', async () => {
    const exam = runningExam();
    const [first, second, third] = exam.questions ?? [];
    if (!first || !second || !third) throw new Error('the exam has questions');
    const create = jest.spyOn(document, 'createElement');
    const filmed = [first, { ...second, media: film }, { ...third, media: '/m/b.webm' }];
    openExam(createServer({ ...exam, questions: filmed }));
    await screen.findByText('Treść 101');
    const loaded = () =>
      create.mock.results.flatMap(({ value }) =>
        value instanceof HTMLVideoElement ? [[value.preload, value.getAttribute('src')]] : [],
      );
    await waitFor(() => expect(loaded()).toEqual([['auto', film]]));
    create.mockRestore();
  });

  test('that does not load is loaded again by itself when the connection is back; nothing is to be answered before', async () => {
    const play = playing().mockRejectedValueOnce(new Error('no network'));
    await openFilmed();
    await screen.findByText(/Film się nie wczytał/);
    expect(screen.queryByRole('button', { name: /TAK/ })).toBeNull();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByText(/Film się nie wczytał/)).toBeNull());
    expect(play).toHaveBeenCalledTimes(2);
    fireEvent.ended(video());
    expect(await shown()).toBe(still);
  });

  test('that breaks down on its way is played anew, by a press too', async () => {
    const play = playing();
    await openFilmed();
    await waitFor(() => expect(screen.queryByText('Wczytujemy film…')).toBeNull());
    play.mockRejectedValueOnce(new Error('no network'));
    fireEvent.error(video());
    fireEvent.click(await screen.findByRole('button', { name: 'Wczytaj ponownie' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Wczytaj ponownie' })).toBeNull());
    expect(play).toHaveBeenCalledTimes(3);
  });

  test('can be started where the browser does not, and left out; its words stand where all pictures are missing', async () => {
    const refusal = new DOMException('not allowed', 'NotAllowedError');
    const play = playing().mockRejectedValue(refusal);
    await openFilmed();
    fireEvent.click(await screen.findByRole('button', { name: 'Odtwórz film' }));
    await waitFor(() => expect(play).toHaveBeenCalledTimes(2));
    fireEvent.click(await screen.findByRole('button', { name: 'Odpowiedz bez filmu' }));
    expect(await shown()).toBe(still);
    expect(isLocked(/TAK/)).toBe(false);
    fireEvent.error(screen.getByAltText('droga'));
    fireEvent.error(video());
    expect(screen.getByText('droga')).toBeTruthy();
  });
});
