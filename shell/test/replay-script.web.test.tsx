import { expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { usePageAnswers } from '@zielona-fala/web-kit/ui';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { REPLAY_SCRIPT } from '../server/html/replay-script.ts';

function Page() {
  const [given, give] = useState<readonly string[]>([]);
  usePageAnswers();
  return (
    <>
      {['yes', 'no'].map((answer) => (
        <button key={answer} type="button" data-replay="" onClick={() => give([...given, answer])}>
          <b>{answer}</b>
        </button>
      ))}
      <button type="button" onClick={() => give([...given, 'other'])}>
        <b>other</b>
      </button>
      <output>{given.join()}</output>
    </>
  );
}

const press = (word: string) =>
  [...document.querySelectorAll('b')].find(({ textContent }) => textContent === word)?.click();
const given = () => document.querySelector('output')?.textContent;

test('the last press on a marked control before the page answers is repeated once, and no press after', async () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Page />);
  document.body.append(root);
  // biome-ignore lint/security/noGlobalEval: the script stands in the page as text
  window.eval(REPLAY_SCRIPT);
  for (const word of ['yes', 'no', 'other']) press(word);
  expect(given()).toBe('');

  hydrateRoot(root, <Page />);
  await waitFor(() => expect(given()).toBe('no'));
  press('yes');
  await waitFor(() => expect(given()).toBe('no,yes'));
});
