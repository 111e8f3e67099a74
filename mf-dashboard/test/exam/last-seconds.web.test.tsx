import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { createTestPortal, renderInPortal } from '@zielona-fala/web-kit/testing';
import { PhasePanel } from '../../src/features/exam/components/PhasePanel.tsx';
import { advance, type ExamState } from '../../src/features/exam/domain/state.ts';
import { BEGIN, freshExam, SECOND } from './exams.ts';

const asked = advance(
  freshExam([{ number: 1, part: 'primary', yesNo: true, film: false }]),
  { type: 'tick' },
  BEGIN + 20 * SECOND,
);

/** What is read and seen of the words; the others keep the place's size. */
const wordsAt = (state: ExamState, secondsLeft: number): string => {
  const { container, unmount } = renderInPortal(<PhasePanel state={state} secondsLeft={secondsLeft} />, {
    portal: createTestPortal(),
  });
  const words = container.querySelector('[aria-hidden="false"]')?.textContent ?? '';
  const isAmber = screen.getByRole('img').className.includes('warn');
  unmount();
  return `${words}${isAmber ? ' (amber)' : ''}`;
};

test('the last five seconds of a question look and read otherwise', () => {
  expect(wordsAt(asked, 6)).toBe('OdpowiedzMożesz jeszcze zmienić zdanie.');
  expect(wordsAt(asked, 5)).toBe('Zostało 5 sekundBrak odpowiedzi to 0 punktów. (amber)');
  const answered = advance(asked, { type: 'answer', question: 1, answer: 'T' }, BEGIN + 31 * SECOND);
  expect(wordsAt(answered, 1)).toBe('Została 1 sekundaZaraz następne pytanie. (amber)');
});
