import { describe, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DEFAULT_SHARING } from '@zielona-fala/contracts';
import { failing, refusing } from './fake-api.ts';
import { joined, led, member, openGroups } from './group-pages.tsx';
import { PREFERENCES } from './learning-figures.ts';

test('who has no group learns what one is, and joins by a code', async () => {
  const { server } = openGroups({
    'POST v1/tests/groups/join': { ...joined },
    'GET v1/tests/groups/3': joined,
  });
  await screen.findByText(/^Grupa łączy kursantów/);
  fireEvent.change(screen.getByLabelText('Kod od instruktora'), { target: { value: ' abcd2345 ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Dołącz' }));
  await screen.findByRole('heading', { name: /Wieczorowa B/, level: 1 });
  expect(server.calls.find(({ method }) => method === 'POST')?.body).toEqual({ code: 'abcd2345' });
  expect(screen.getByText('Instruktor proponuje egzamin na 24 grudnia 2046.')).toBeTruthy();
});

test('a code that is none is told at its field', async () => {
  openGroups({ 'POST v1/tests/groups/join': refusing({ field: 'code', code: 'unknown' }) });
  fireEvent.change(await screen.findByLabelText('Kod od instruktora'), { target: { value: 'zzz' } });
  fireEvent.click(screen.getByRole('button', { name: 'Dołącz' }));
  expect(
    await screen.findByText('Żadna grupa nie ma takiego kodu. Mógł się zmienić: poproś instruktora o nowy.'),
  ).toBeTruthy();
});

test('a full group says so', async () => {
  const { portal } = openGroups({
    'POST v1/tests/groups/join': failing(409, { code: 'group-full', message: '' }),
  });
  fireEvent.change(await screen.findByLabelText('Kod od instruktora'), { target: { value: 'abc' } });
  fireEvent.click(screen.getByRole('button', { name: 'Dołącz' }));
  await waitFor(() => expect(portal.shownToasts[0]?.title).toMatch(/^Ta grupa jest pełna/));
});

test('whoever teaches makes a group and gets its code', async () => {
  const { server } = openGroups({
    'POST v1/tests/groups': led,
    'GET v1/tests/groups/3': { ...led, members: [] },
  });
  fireEvent.change(await screen.findByLabelText('Nazwa grupy'), { target: { value: 'Wieczorowa B' } });
  fireEvent.change(screen.getByLabelText('Kategoria'), { target: { value: 'C' } });
  fireEvent.click(screen.getByRole('button', { name: 'Załóż grupę' }));
  await screen.findByText('ABCD-2345');
  expect(server.calls.find(({ method }) => method === 'POST')?.body).toEqual({
    name: 'Wieczorowa B',
    categoryName: 'C',
  });
  expect(screen.getByText('Nie ma tu jeszcze nikogo. Podaj kursantom kod.')).toBeTruthy();
});

test('who came to make a group sees nothing else first', async () => {
  openGroups({}, '?new');
  await screen.findByLabelText('Nazwa grupy');
  expect(screen.queryByLabelText('Kod od instruktora')).toBeNull();
});

test('the instructor sees what is shared, and a dash for what is not', async () => {
  openGroups({ 'GET v1/tests/groups/3': led }, '?groupId=3');
  const table = await screen.findByRole('table', { name: 'Kto ćwiczy i kto jest gotowy' });
  const rowOf = (name: string) => within(table).getByRole('rowheader', { name }).closest('tr')?.textContent;
  expect(within(table).getByRole('columnheader', { name: 'Testy (7 dni)' })).toBeTruthy();
  expect(rowOf('jan')).toBe('jan83%6–3 z 471 · 21 lis');
  expect(rowOf('kot')).toBe('kot–––––');
  expect(screen.getByText('25% błędów, 1 osoba')).toBeTruthy();
});

test('a group in which no topic has enough answers says so, one that shares none or is empty does not', async () => {
  openGroups({ 'GET v1/tests/groups/3': { ...led, topics: [] } }, '?groupId=3');
  const panel = within(await screen.findByRole('region', { name: 'Co sprawia grupie kłopot' }));
  expect(panel.getByText('Na razie nic. Temat i zasada liczą się od pięciu odpowiedzi grupy.')).toBeTruthy();
  expect(panel.queryByRole('list')).toBeNull();
  cleanup();
  const hidden = member(8, 'jan', { sharing: { ...DEFAULT_SHARING, topics: false } });
  for (const members of [[], [hidden]]) {
    openGroups({ 'GET v1/tests/groups/3': { ...led, members, topics: [] } }, '?groupId=3');
    await screen.findByRole('button', { name: 'Zadaj pracę domową' });
    expect(screen.queryByRole('region', { name: 'Co sprawia grupie kłopot' })).toBeNull();
    cleanup();
  }
});

test('the instructor proposes a day', async () => {
  const { server } = openGroups(
    { 'GET v1/tests/groups/3': led, 'PATCH v1/tests/groups/3': led },
    '?groupId=3',
  );
  await screen.findByLabelText('Proponowany dzień egzaminu');
  const typed = (value: string) =>
    fireEvent.change(screen.getByLabelText('Proponowany dzień egzaminu'), { target: { value } });
  for (const day of ['0204-12-24', '2046-02-24', '2046-12-24']) typed(day);
  const changes = () => server.calls.filter(({ method }) => method === 'PATCH');
  await waitFor(() => expect(changes().map(({ body }) => body)).toEqual([{ proposedExam: '2046-12-24' }]), {
    timeout: 10_000,
  });
});

const bytesOf = (blob: Blob): Promise<number[]> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve([...new Uint8Array(reader.result as ArrayBuffer)]);
    reader.readAsArrayBuffer(blob);
  });

test('the instructor gives the group another name', async () => {
  const { server } = openGroups(
    { 'GET v1/tests/groups/3': led, 'PATCH v1/tests/groups/3': led },
    '?groupId=3',
  );
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
  expect(document.activeElement?.textContent).toBe('Zmień nazwę');
});

test('the instructor gives the group another code', async () => {
  const { server } = openGroups(
    { 'GET v1/tests/groups/3': led, 'PATCH v1/tests/groups/3': led },
    '?groupId=3',
  );
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
  openGroups(
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
  const { server } = openGroups(
    {
      'GET v1/tests/groups/3': { ...joined, sharing: { ...DEFAULT_SHARING, exams: false } },
      'PATCH v1/tests/groups/3/sharing': DEFAULT_SHARING,
    },
    '?groupId=3',
  );
  const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  await screen.findByRole('heading', { name: 'Co widzi ewa' });
  expect(box(/^Moje odpowiedzi/).disabled).toBe(true);
  fireEvent.click(box(/^Szansę/));
  await waitFor(() =>
    expect(server.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ readiness: false }),
  );
});

test('a member leaves', async () => {
  const { server } = openGroups(
    { 'GET v1/tests/groups/3': joined, 'DELETE v1/tests/groups/3/members/7': null },
    '?groupId=3',
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Opuść grupę' }));
  await screen.findByRole('heading', { name: 'Grupy szkoły jazdy' });
  expect(server.lines()).toContain('DELETE v1/tests/groups/3/members/7');
});

test('a group that the learner is no part of says so', async () => {
  openGroups({ 'GET v1/tests/groups/4': failing(404) }, '?groupId=4');
  await screen.findByRole('heading', { name: 'Nie ma takiej grupy' });
});

describe('a link to join', () => {
  test('fills in its code, and says that the learner has joined', async () => {
    const { server, portal } = openGroups(
      { 'POST v1/tests/groups/join': joined, 'GET v1/tests/groups/3': joined },
      '?code=ABCD2345',
    );
    const field = screen.getByLabelText<HTMLInputElement>('Kod od instruktora');
    expect(field.value).toBe('ABCD2345');
    expect(screen.queryByRole('button', { name: 'Załóż grupę' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Dołącz' }));
    await screen.findByRole('heading', { name: /Wieczorowa B/, level: 1 });
    expect(server.calls.find(({ method }) => method === 'POST')?.body).toEqual({ code: 'ABCD2345' });
    expect(portal.shownToasts[0]?.title).toBe('Jesteś w grupie Wieczorowa B');
  });

  test('whose code was renewed says so and keeps it', async () => {
    openGroups({ 'POST v1/tests/groups/join': refusing({ field: 'code', code: 'unknown' }) }, '?code=OLD');
    fireEvent.click(screen.getByRole('button', { name: 'Dołącz' }));
    expect(await screen.findByText(/^Żadna grupa nie ma takiego kodu/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Kod od instruktora').value).toBe('OLD');
  });

  test('is copied, shared where the device shares, and shown as a QR code when asked for', async () => {
    const writeText = jest.fn(async (_text: string) => undefined);
    const share = jest.fn(async (_what: ShareData) => undefined);
    Object.assign(navigator, { clipboard: { writeText }, share });
    const { portal } = openGroups({ 'GET v1/tests/groups/3': led }, '?groupId=3');
    fireEvent.click(await screen.findByRole('button', { name: 'Kopiuj link' }));
    const url = `${location.origin}/dashboard/groups?code=ABCD-2345`;
    await waitFor(() => expect(portal.shownToasts[0]?.title).toBe('Link jest w schowku'));
    expect(writeText).toHaveBeenCalledWith(url);
    fireEvent.click(screen.getByRole('button', { name: 'Udostępnij' }));
    expect(share).toHaveBeenCalledWith({ title: 'Dołącz do grupy Wieczorowa B', url });
    expect(screen.queryByRole('img', { name: /^Kod QR/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Pokaż kod QR' }));
    expect(await screen.findByRole('img', { name: 'Kod QR do grupy Wieczorowa B' })).toBeTruthy();
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'clipboard');
  });
});

test('the proposed day becomes the learner’s own in one tap', async () => {
  const { server } = openGroups(
    {
      'GET v1/tests/groups/3': joined,
      'GET v1/users/preferences': { ...PREFERENCES, examDate: null },
      'PATCH v1/users/preferences': { ...PREFERENCES, examDate: '2046-12-24' },
    },
    '?groupId=3',
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Ustaw jako mój termin' }));
  server.answers['GET v1/users/preferences'] = { ...PREFERENCES, examDate: '2046-12-24' };
  expect(await screen.findByText(/To też Twój termin/)).toBeTruthy();
  expect(server.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ examDate: '2046-12-24' });
});

test('of a large group those who need help are shown first, the others when asked for', async () => {
  const many = Array.from({ length: 25 }, (_, index) =>
    member(100 + index, `u${index}`, { practice: { lastTest: null, testsThisWeek: index === 24 ? 0 : 1 } }),
  );
  openGroups({ 'GET v1/tests/groups/3': { ...led, members: many } }, '?groupId=3');
  expect(await screen.findAllByRole('rowheader')).toHaveLength(10);
  expect(screen.getAllByRole('rowheader')[0]?.textContent).toBe('u24tydzień bez ćwiczeń');
  fireEvent.click(screen.getByRole('button', { name: 'Pokaż jeszcze 15 osób' }));
  expect(screen.getAllByRole('rowheader')).toHaveLength(25);
});
