import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { QuestionReportDto } from '@zielona-fala/contracts';
import { createTestPortal, renderInPortal } from '@zielona-fala/web-kit/testing';
import { ReportsLink } from '../src/features/reports/components/ReportsLink.tsx';
import { ReportsPage } from '../src/pages/ReportsPage.tsx';
import { failing, recordedApi } from './fake-api.ts';
import { USER } from './fixtures.ts';

const LIST = 'GET v1/tests/reports?limit=100';
const READ = 'PATCH v1/tests/reports';

const OPEN: QuestionReportDto = {
  reportId: 9,
  questionNumber: 1000106,
  kind: 'unclear',
  text: 'O który znak chodzi?',
  status: 'open',
  created: '2026-11-20T09:00:00.000Z',
  answer: null,
  answered: null,
  isAnswerRead: true,
};
const ANSWERED: QuestionReportDto = {
  ...OPEN,
  reportId: 8,
  questionNumber: 1000122,
  status: 'answered',
  answer: 'Dziękujemy, obraz jest poprawiony.',
  answered: '2026-11-22T09:00:00.000Z',
  isAnswerRead: false,
};

function open(reports: unknown, element = <ReportsPage />) {
  const server = recordedApi({ [LIST]: reports, [READ]: null });
  renderInPortal(element, { portal: createTestPortal({ user: USER, api: server.api }) });
  return server;
}

test('the learner reads what became of each report, and an answer is new until it was shown', async () => {
  const server = open([OPEN, ANSWERED]);
  const [waiting, answered] = await screen.findAllByRole('listitem');
  if (!waiting || !answered) throw new Error('two reports are listed');
  expect(waiting.textContent).toContain('Sprawdzamy');
  expect(waiting.textContent).toContain('O który znak chodzi?');
  expect(answered.textContent).toContain('Dziękujemy, obraz jest poprawiony.');
  expect(within(answered).getByRole('link', { name: 'Pytanie 1000122' }).getAttribute('href')).toBe(
    '/dashboard/questions?q=1000122',
  );
  server.answers[LIST] = [OPEN, { ...ANSWERED, isAnswerRead: true }];
  await waitFor(() => expect(server.lines().filter((line) => line === LIST)).toHaveLength(2));
  expect(server.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
    readUntil: ANSWERED.answered,
  });
  expect(answered.textContent).toContain('Nowa odpowiedź');
  expect(server.lines().filter((line) => line === READ)).toHaveLength(1);
});

test('nothing is marked where no answer is new', async () => {
  const server = open([OPEN, { ...ANSWERED, isAnswerRead: true }]);
  await screen.findAllByRole('listitem');
  expect(screen.queryByText('Nowa odpowiedź')).toBeNull();
  expect(server.lines()).not.toContain(READ);
});

test('older reports are there on demand', async () => {
  const many = Array.from({ length: 100 }, (_, index) => ({ ...OPEN, reportId: 500 - index }));
  const server = open(many);
  server.answers[`${LIST}&cursor=401`] = [ANSWERED];
  (await screen.findByRole('button', { name: 'Pokaż starsze' })).click();
  expect(await screen.findByText('Pytanie 1000122')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Pokaż starsze' })).toBeNull();
});

test('who has reported nothing is told how', async () => {
  open([]);
  expect(await screen.findByText('Nie ma tu jeszcze zgłoszeń')).toBeTruthy();
});

test('reports that cannot be read can be asked for again', async () => {
  const server = open(failing(503));
  const again = await screen.findByRole('button', { name: 'Spróbuj jeszcze raz' });
  server.answers[LIST] = [OPEN];
  again.click();
  expect(await screen.findByText('Sprawdzamy')).toBeTruthy();
});

test('the link to them says how many answers are new', async () => {
  open([OPEN, ANSWERED, { ...ANSWERED, reportId: 7 }], <ReportsLink />);
  expect(await screen.findByText('2 nowe odpowiedzi')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Twoje zgłoszenia' }).getAttribute('href')).toBe(
    '/dashboard/reports',
  );
});
