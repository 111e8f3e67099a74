import { expect, test } from '@jest/globals';
import { fireEvent, waitFor } from '@testing-library/react';
import { usePageAnswers } from '@zielona-fala/web-kit/ui';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { replayPress } from '../src/inline/replay-press.ts';

function Page() {
  const [given, give] = useState<readonly string[]>([]);
  usePageAnswers();
  return (
    <>
      {['yes', 'no'].map((answer) => (
        <button key={answer} type="button" onClick={() => give([...given, answer])}>
          <b>{answer}</b>
        </button>
      ))}
      <button type="button" popoverTarget="menu" onClick={() => give([...given, 'menu'])}>
        <b>menu</b>
      </button>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          give([...given, String(new FormData(event.currentTarget).get('name'))]);
        }}
      >
        <input name="name" />
        <button type="submit">
          <b>send</b>
        </button>
      </form>
      <output>{given.join()}</output>
    </>
  );
}

function press(word: string): void {
  const control = [...document.querySelectorAll('b')].find(({ textContent }) => textContent === word);
  if (control) fireEvent.click(control);
}

const given = () => document.querySelector('output')?.textContent;

/** The page as the server wrote it, with the script. @returns lets it answer */
function open(page = <Page />): (loaded?: ReactNode) => void {
  const root = document.createElement('div');
  root.innerHTML = renderToString(page);
  document.body.replaceChildren(root);
  delete document.documentElement.dataset.ready;
  replayPress(document.documentElement);
  return (loaded = page) => void hydrateRoot(root, loaded);
}

test('the last press on a button before the page answers is repeated once; the browser opens menus itself', async () => {
  const answer = open();
  for (const word of ['yes', 'no', 'menu']) press(word);
  expect(given()).toBe('');

  answer();
  await waitFor(() => expect(given()).toBe('no'));
  press('yes');
  await waitFor(() => expect(given()).toBe('no,yes'));
});

test('a press while React takes the page over is handled once', async () => {
  const answer = open();
  answer();
  press('no');
  await waitFor(() => expect(document.documentElement.dataset.ready).toBeDefined());
  await waitFor(() => expect(given()).toBe('no'));
  press('yes');
  await waitFor(() => expect(given()).toBe('no,yes'));
});

test('a press is repeated that React stopped, because the code of the page was not there yet', async () => {
  const answer = open(
    <Suspense>
      <Page />
    </Suspense>,
  );
  const { promise, resolve } = Promise.withResolvers<{ default: typeof Page }>();
  const Loaded = lazy(() => promise);
  answer(
    <Suspense>
      <Loaded />
    </Suspense>,
  );
  press('no');
  resolve({ default: Page });
  await waitFor(() => expect(given()).toBe('no'));
  press('yes');
  await waitFor(() => expect(given()).toBe('no,yes'));
});

test('a form that is sent before the page answers waits for it, with what was typed', async () => {
  const answer = open();
  const field = document.querySelector('input') as HTMLInputElement;
  field.value = 'Ola';
  press('send');
  expect(given()).toBe('');

  answer();
  await waitFor(() => expect(given()).toBe('Ola'));
  press('send');
  await waitFor(() => expect(given()).toBe('Ola,Ola'));
});
