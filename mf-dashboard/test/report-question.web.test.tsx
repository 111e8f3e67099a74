import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { pressOnceShown } from '@zielona-fala/web-kit/testing';
import { failing } from './fake-api.ts';
import { open, withoutLayout } from './practice-page.tsx';

withoutLayout();

test('a problem with a question can be reported, in any letters', async () => {
  const { server, portal } = open({ 'POST v1/tests/questions/101/reports': {} });
  await pressOnceShown(/TAK/);
  await pressOnceShown('Zgłoś błąd');
  const dialog = await screen.findByRole('dialog', { name: 'Co jest nie tak z pytaniem 101?' });
  fireEvent.click(within(dialog).getByRole('radio', { name: 'Przepis się zmienił' }));
  const text = within(dialog).getByRole('textbox');
  for (const key of ['t', '1', 'ArrowLeft'])
    expect([key, fireEvent.keyDown(text, { key })]).toEqual([key, true]);
  fireEvent.change(text, { target: { value: ' od czerwca ' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Wyślij zgłoszenie' }));
  await waitFor(() => expect(portal.shownToasts[0]?.title).toBe('Dziękujemy, sprawdzimy to pytanie.'));
  expect(server.calls.find(({ method }) => method === 'POST')?.body).toEqual({
    kind: 'outdated',
    text: 'od czerwca',
  });
});

test('nothing is chosen for who reports a problem, and a report without a choice asks for one', async () => {
  const { server, portal } = open({ 'POST v1/tests/questions/101/reports': {} });
  await pressOnceShown(/TAK/);
  await pressOnceShown('Zgłoś błąd');
  const dialog = within(await screen.findByRole('dialog', { name: 'Co jest nie tak z pytaniem 101?' }));
  expect(dialog.queryByRole('radio', { checked: true })).toBeNull();
  await pressOnceShown('Wyślij zgłoszenie');
  const kinds = dialog.getByRole('group', { name: 'Wybierz, co najlepiej pasuje' });
  await waitFor(() => expect(kinds.getAttribute('aria-describedby')).not.toBeNull());
  const described = document.getElementById(kinds.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('Wybierz, co jest nie tak.');
  expect(server.lines().filter((line) => line.startsWith('POST'))).toEqual([]);
  fireEvent.click(dialog.getByRole('radio', { name: 'Pytanie jest niejasne' }));
  await pressOnceShown('Wyślij zgłoszenie');
  await waitFor(() => expect(portal.shownToasts[0]?.title).toBe('Dziękujemy, sprawdzimy to pytanie.'));
});

test('a report of a question that is reported already is kept with its text, and that is said', async () => {
  const { server, portal } = open({
    'POST v1/tests/questions/101/reports': failing(409, { code: 'report-open', message: '' }),
  });
  await pressOnceShown(/TAK/);
  await pressOnceShown('Zgłoś błąd');
  const dialog = within(await screen.findByRole('dialog', { name: 'Co jest nie tak z pytaniem 101?' }));
  fireEvent.click(dialog.getByRole('radio', { name: 'Przepis się zmienił' }));
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'od czerwca' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Wyślij zgłoszenie' }));
  const said = await dialog.findByRole('alert');
  expect(said.textContent).toContain('To pytanie masz już zgłoszone. Sprawdzamy je.');
  await waitFor(() => expect(document.activeElement === said).toBe(true));
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('od czerwca');
  expect(portal.shownToasts).toEqual([]);
  server.answers['POST v1/tests/questions/101/reports'] = {};
  fireEvent.click(dialog.getByRole('button', { name: 'Wyślij zgłoszenie' }));
  await waitFor(() => expect(portal.shownToasts[0]?.title).toBe('Dziękujemy, sprawdzimy to pytanie.'));
});

const REPORTS = 'GET v1/tests/reports?limit=100';
const reported = (questionNumber: number, status: string) => ({ reportId: 1, questionNumber, status });

test('who has reported the question already is told so, in place of the form', async () => {
  const { server } = open({ [REPORTS]: [reported(102, 'open'), reported(101, 'open')] });
  await pressOnceShown(/TAK/);
  await screen.findByRole('button', { name: 'Zgłoś błąd' });
  expect(server.lines()).not.toContain(REPORTS);
  await pressOnceShown('Zgłoś błąd');
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/^To pytanie masz już zgłoszone i je sprawdzamy/)).toBeTruthy();
  expect(dialog.queryByRole('radio')).toBeNull();
  expect(dialog.queryByRole('button', { name: 'Wyślij zgłoszenie' })).toBeNull();
  await pressOnceShown('Zamknij');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a report that is answered, or of another question, is in the way of none', async () => {
  const answer = Promise.withResolvers<unknown>();
  const { server } = open({ [REPORTS]: () => answer.promise });
  await pressOnceShown(/TAK/);
  await pressOnceShown('Zgłoś błąd');
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(server.lines()).toContain(REPORTS));
  await act(async () => answer.resolve([reported(102, 'open'), reported(101, 'answered')]));
  await waitFor(() => expect(dialog.getByRole('textbox')).toBeTruthy());
  expect(dialog.queryByText(/^To pytanie masz już zgłoszone/)).toBeNull();
});

test('a report can be left without a change', async () => {
  const { server } = open({});
  await pressOnceShown(/TAK/);
  await pressOnceShown('Zgłoś błąd');
  await screen.findByRole('dialog', { name: 'Co jest nie tak z pytaniem 101?' });
  await pressOnceShown('Anuluj');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.lines().filter((line) => line.startsWith('POST'))).toEqual([]);
});
