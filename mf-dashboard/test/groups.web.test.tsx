import { expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type GroupDetailsDto, type GroupMemberDto, USUAL_SHARING } from '@zielona-fala/contracts';
import { createTestPortal, renderInPortal } from '@zielona-fala/web-kit/testing';
import { GroupsPage } from '../src/pages/GroupsPage.tsx';
import { type Answers, failing, recordedApi, refusing } from './fake-api.ts';
import { USER } from './fixtures.ts';

const member = (userId: number, username: string, shared: Partial<GroupMemberDto> = {}): GroupMemberDto => ({
  userId,
  username,
  level: 2,
  joined: '2026-11-20T08:00:00.000Z',
  sharing: USUAL_SHARING,
  practice: null,
  readiness: null,
  exams: null,
  topics: null,
  ...shared,
});

const led: GroupDetailsDto = {
  groupId: 3,
  name: 'Wieczorowa B',
  category: { categoryId: 6, name: 'B' },
  created: '2026-11-20T08:00:00.000Z',
  role: 'instructor',
  instructor: { username: 'ewa', level: 1 },
  memberCount: 2,
  proposedExam: null,
  code: 'ABCD-2345',
  sharing: null,
  members: [
    member(8, 'jan', {
      readiness: { probability: 0.83, low: 0.7, high: 0.9, missingAnswers: 0 },
      practice: { lastTest: null, testsThisWeek: 6 },
      exams: {
        taken: 4,
        passed: 3,
        last: { finished: '2026-11-21T10:00:00.000Z', passed: true, points: 71 },
      },
    }),
    member(9, 'kot'),
  ],
  topics: [{ topic: 'right-of-way', members: 1, seen: 20, wrong: 5 }],
};

const joined: GroupDetailsDto = {
  ...led,
  role: 'member',
  code: null,
  proposedExam: '2026-12-24',
  sharing: USUAL_SHARING,
  members: [member(USER.userId, USER.username)],
  topics: null,
};

function open(answers: Answers, query = '') {
  const server = recordedApi({ 'GET v1/tests/groups': [], ...answers });
  const portal = {
    ...createTestPortal({ user: USER, api: server.api }),
    dialogs: { confirm: async () => true },
  };
  renderInPortal(<GroupsPage />, { portal, path: `/dashboard/groups${query}` });
  return { server, portal };
}

test('who has no group learns what one is, and joins by a code', async () => {
  const { server } = open({
    'POST v1/tests/groups/join': { ...joined },
    'GET v1/tests/groups/3': joined,
  });
  await screen.findByText(/^Grupa łączy kursantów/);
  fireEvent.change(screen.getByLabelText('Kod od instruktora'), { target: { value: ' abcd2345 ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Dołącz' }));
  await screen.findByRole('heading', { name: /Wieczorowa B/, level: 1 });
  expect(server.calls.find(({ method }) => method === 'POST')?.body).toEqual({ code: 'abcd2345' });
  expect(screen.getByText('Instruktor proponuje egzamin na 24 grudnia 2026.')).toBeTruthy();
});

test('a code that is none is told at its field', async () => {
  open({ 'POST v1/tests/groups/join': refusing({ field: 'code', code: 'unknown' }) });
  fireEvent.change(screen.getByLabelText('Kod od instruktora'), { target: { value: 'zzz' } });
  fireEvent.click(screen.getByRole('button', { name: 'Dołącz' }));
  expect(await screen.findByText('Żadna grupa nie ma takiego kodu. Sprawdź go u instruktora.')).toBeTruthy();
});

test('a full group says so', async () => {
  const { portal } = open({ 'POST v1/tests/groups/join': failing(409, { code: 'group-full', message: '' }) });
  fireEvent.change(screen.getByLabelText('Kod od instruktora'), { target: { value: 'abc' } });
  fireEvent.click(screen.getByRole('button', { name: 'Dołącz' }));
  await waitFor(() => expect(portal.shownToasts[0]?.title).toMatch(/^Ta grupa jest pełna/));
});

test('whoever teaches makes a group and gets its code', async () => {
  const { server } = open({
    'POST v1/tests/groups': led,
    'GET v1/tests/groups/3': { ...led, members: [] },
  });
  fireEvent.change(screen.getByLabelText('Nazwa grupy'), { target: { value: 'Wieczorowa B' } });
  fireEvent.change(screen.getByLabelText('Kategoria'), { target: { value: 'C' } });
  fireEvent.click(screen.getByRole('button', { name: 'Załóż grupę' }));
  await screen.findByText('ABCD-2345');
  expect(server.calls.find(({ method }) => method === 'POST')?.body).toEqual({
    name: 'Wieczorowa B',
    categoryName: 'C',
  });
  expect(screen.getByText('Nie ma tu jeszcze nikogo. Podaj kursantom kod.')).toBeTruthy();
});

test('the instructor sees what is shared, and a dash for what is not', async () => {
  open({ 'GET v1/tests/groups/3': led }, '?groupId=3');
  const table = await screen.findByRole('table', { name: 'Kto ćwiczy i kto jest gotowy' });
  const rowOf = (name: string) => within(table).getByRole('rowheader', { name }).closest('tr')?.textContent;
  expect(within(table).getByRole('columnheader', { name: 'Testy z ostatnich 7 dni' })).toBeTruthy();
  expect(rowOf('jan')).toBe('jan83%63 z 471 · 21 lis');
  expect(rowOf('kot')).toBe('kot––––');
  expect(screen.getByText('25% błędów, 1 osoba')).toBeTruthy();
});

test('the instructor removes a member and proposes a day', async () => {
  const { server } = open(
    {
      'GET v1/tests/groups/3': led,
      'DELETE v1/tests/groups/3/members/9': null,
      'PATCH v1/tests/groups/3': led,
    },
    '?groupId=3',
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Usuń z grupy: kot' }));
  await waitFor(() => expect(server.lines()).toContain('DELETE v1/tests/groups/3/members/9'));
  const typed = (value: string) =>
    fireEvent.change(screen.getByLabelText('Proponowany dzień egzaminu'), { target: { value } });
  typed('0204-12-24');
  typed('2046-12-24');
  const changes = () => server.calls.filter(({ method }) => method === 'PATCH');
  await waitFor(() => expect(changes().map(({ body }) => body)).toEqual([{ proposedExam: '2046-12-24' }]));
});

const bytesOf = (blob: Blob): Promise<number[]> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve([...new Uint8Array(reader.result as ArrayBuffer)]);
    reader.readAsArrayBuffer(blob);
  });

test('the instructor gives the group another name', async () => {
  const { server } = open({ 'GET v1/tests/groups/3': led, 'PATCH v1/tests/groups/3': led }, '?groupId=3');
  fireEvent.click(await screen.findByRole('button', { name: 'Zmień nazwę' }));
  const field = screen.getByLabelText('Nazwa grupy');
  await waitFor(() => expect(document.activeElement === field).toBe(true));
  expect((field as HTMLInputElement).value).toBe('Wieczorowa B');
  fireEvent.change(field, { target: { value: ' ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Zapisz' }));
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(server.lines()).not.toContain('PATCH v1/tests/groups/3');
  server.answers['GET v1/tests/groups/3'] = { ...led, name: 'Poranna B' };
  fireEvent.change(field, { target: { value: ' Poranna B ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Zapisz' }));
  await screen.findByRole('heading', { name: /Poranna B/, level: 1 });
  expect(server.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ name: 'Poranna B' });
  expect(screen.queryByLabelText('Nazwa grupy')).toBeNull();
});

test('the instructor gives the group another code', async () => {
  const { server } = open({ 'GET v1/tests/groups/3': led, 'PATCH v1/tests/groups/3': led }, '?groupId=3');
  await screen.findByText('ABCD-2345');
  server.answers['GET v1/tests/groups/3'] = { ...led, code: 'WXYZ-6789' };
  fireEvent.click(screen.getByRole('button', { name: 'Zmień kod' }));
  expect(await screen.findByText('WXYZ-6789')).toBeTruthy();
  expect(screen.queryByText('ABCD-2345')).toBeNull();
  expect(server.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ renewCode: true });
});

test('the table can be saved as a file', async () => {
  const save = jest.fn((_blob: Blob) => 'blob:table');
  Object.assign(URL, { createObjectURL: save, revokeObjectURL: () => undefined });
  open(
    { 'GET v1/tests/groups/3': led, 'GET v1/tests/groups/3/export?lang=pl': 'kursant;poziom\r\njan;2\r\n' },
    '?groupId=3',
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Pobierz tabelę (CSV)' }));
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  const blob = save.mock.calls[0]?.[0] as Blob;
  expect(blob.type).toBe('text/csv');
  expect(await bytesOf(blob)).toEqual([...Buffer.from('\ufeffkursant;poziom\r\njan;2\r\n')]);
});

test('a member changes what is shared; single answers go with the exams only', async () => {
  const { server } = open(
    {
      'GET v1/tests/groups/3': { ...joined, sharing: { ...USUAL_SHARING, exams: false } },
      'PATCH v1/tests/groups/3/sharing': USUAL_SHARING,
    },
    '?groupId=3',
  );
  const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  await screen.findByRole('heading', { name: 'Co widzi ewa' });
  expect(box(/^Odpowiedzi/).disabled).toBe(true);
  fireEvent.click(box(/^Szansę/));
  await waitFor(() =>
    expect(server.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ readiness: false }),
  );
});

test('a member leaves', async () => {
  const { server } = open(
    { 'GET v1/tests/groups/3': joined, 'DELETE v1/tests/groups/3/members/7': null },
    '?groupId=3',
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Opuść grupę' }));
  await screen.findByRole('heading', { name: 'Grupy szkoły jazdy' });
  expect(server.lines()).toContain('DELETE v1/tests/groups/3/members/7');
});

test('a group that the learner is no part of says so', async () => {
  open({ 'GET v1/tests/groups/4': failing(404) }, '?groupId=4');
  await screen.findByRole('heading', { name: 'Nie ma takiej grupy' });
});
