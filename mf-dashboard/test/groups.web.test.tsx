import { describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  addDays,
  DEFAULT_SHARING,
  type GroupDetailsDto,
  type GroupMemberDto,
  type HomeworkDto,
  type MemberDetailsDto,
  polishDayOf,
} from '@zielona-fala/contracts';
import { createTestPortal, renderInPortal } from '@zielona-fala/web-kit/testing';
import { GroupsPage } from '../src/pages/GroupsPage.tsx';
import { type Answers, failing, recordedApi, refusing } from './fake-api.ts';
import { USER } from './fixtures.ts';
import { PREFERENCES } from './learning-figures.ts';

const member = (userId: number, username: string, shared: Partial<GroupMemberDto> = {}): GroupMemberDto => ({
  userId,
  username,
  level: 2,
  joined: '2026-11-20T08:00:00.000Z',
  sharing: DEFAULT_SHARING,
  practice: null,
  readiness: null,
  exams: null,
  homework: null,
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
  homework: [],
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
  proposedExam: '2046-12-24',
  sharing: DEFAULT_SHARING,
  members: [member(USER.userId, USER.username)],
  topics: null,
};

const RULES = 'GET v1/tests/groups/3/rules?lang=pl&limit=5';

function open(answers: Answers, query = '') {
  const server = recordedApi({ 'GET v1/tests/groups': [], [RULES]: [], ...answers });
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
  expect(screen.getByText('Instruktor proponuje egzamin na 24 grudnia 2046.')).toBeTruthy();
});

test('a code that is none is told at its field', async () => {
  open({ 'POST v1/tests/groups/join': refusing({ field: 'code', code: 'unknown' }) });
  fireEvent.change(screen.getByLabelText('Kod od instruktora'), { target: { value: 'zzz' } });
  fireEvent.click(screen.getByRole('button', { name: 'Dołącz' }));
  expect(
    await screen.findByText('Żadna grupa nie ma takiego kodu. Mógł się zmienić: poproś instruktora o nowy.'),
  ).toBeTruthy();
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

test('who came to make a group sees nothing else first', async () => {
  open({}, '?new');
  await screen.findByLabelText('Nazwa grupy');
  expect(screen.queryByLabelText('Kod od instruktora')).toBeNull();
});

test('the instructor sees what is shared, and a dash for what is not', async () => {
  open({ 'GET v1/tests/groups/3': led }, '?groupId=3');
  const table = await screen.findByRole('table', { name: 'Kto ćwiczy i kto jest gotowy' });
  const rowOf = (name: string) => within(table).getByRole('rowheader', { name }).closest('tr')?.textContent;
  expect(within(table).getByRole('columnheader', { name: 'Testy (7 dni)' })).toBeTruthy();
  expect(rowOf('jan')).toBe('jan83%6–3 z 471 · 21 lis');
  expect(rowOf('kot')).toBe('kot–––––');
  expect(screen.getByText('25% błędów, 1 osoba')).toBeTruthy();
});

test('the instructor proposes a day', async () => {
  const { server } = open({ 'GET v1/tests/groups/3': led, 'PATCH v1/tests/groups/3': led }, '?groupId=3');
  await screen.findByLabelText('Proponowany dzień egzaminu');
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

const TODAY = polishDayOf(new Date());

const homework = (changes: Partial<HomeworkDto> = {}): HomeworkDto => ({
  homeworkId: 5,
  topic: 'right-of-way',
  count: 20,
  due: addDays(TODAY, 3),
  created: '2026-11-20T08:00:00.000Z',
  answered: null,
  ...changes,
});

describe('a link to join', () => {
  test('fills in its code, and says that the learner has joined', async () => {
    const { server, portal } = open(
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
    open({ 'POST v1/tests/groups/join': refusing({ field: 'code', code: 'unknown' }) }, '?code=OLD');
    fireEvent.click(screen.getByRole('button', { name: 'Dołącz' }));
    expect(await screen.findByText(/^Żadna grupa nie ma takiego kodu/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Kod od instruktora').value).toBe('OLD');
  });

  test('is copied, shared where the device shares, and shown as a QR code when asked for', async () => {
    const writeText = jest.fn(async (_text: string) => undefined);
    const share = jest.fn(async (_what: ShareData) => undefined);
    Object.assign(navigator, { clipboard: { writeText }, share });
    const { portal } = open({ 'GET v1/tests/groups/3': led }, '?groupId=3');
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

describe('homework', () => {
  test('is set for a group: topic, number and day', async () => {
    const { server } = open(
      { 'GET v1/tests/groups/3': led, 'POST v1/tests/groups/3/homework': homework() },
      '?groupId=3',
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Zadaj pracę domową' }));
    fireEvent.change(screen.getByLabelText('Z czego'), { target: { value: 'right-of-way' } });
    const count = screen.getByLabelText('Ile pytań');
    fireEvent.change(count, { target: { value: '101' } });
    fireEvent.click(screen.getByRole('button', { name: 'Zadaj grupie' }));
    expect(await screen.findByText('Podaj liczbę od 1 do 100.')).toBeTruthy();
    expect(server.lines()).not.toContain('POST v1/tests/groups/3/homework');
    fireEvent.change(count, { target: { value: '30' } });
    fireEvent.change(screen.getByLabelText('Do kiedy'), { target: { value: addDays(TODAY, 5) } });
    fireEvent.click(screen.getByRole('button', { name: 'Zadaj grupie' }));
    await waitFor(() =>
      expect(server.calls.find(({ method }) => method === 'POST')?.body).toEqual({
        topic: 'right-of-way',
        count: 30,
        due: addDays(TODAY, 5),
      }),
    );
    await waitFor(() => expect(screen.queryByLabelText('Ile pytań')).toBeNull());
  });

  test('is set about a rule that the group gets wrong', async () => {
    const weak = { ruleId: 'stop', title: 'Zasada stop', members: 2, seen: 8, wrong: 6 };
    const { server } = open(
      { 'GET v1/tests/groups/3': led, [RULES]: [weak], 'POST v1/tests/groups/3/homework': homework() },
      '?groupId=3',
    );
    const panel = within(await screen.findByRole('region', { name: 'Zasady, na których grupa traci' }));
    expect(panel.getByRole('link', { name: 'Zasada stop' }).getAttribute('href')).toBe(
      '/dashboard/rules?rule=stop',
    );
    expect(panel.getByText(/^75.?% błędów, 2 osoby$/)).toBeTruthy();
    fireEvent.click(panel.getByRole('button', { name: 'Zadaj pracę domową z tej zasady' }));
    fireEvent.click(await panel.findByRole('button', { name: 'Zadaj grupie' }));
    await waitFor(() =>
      expect(server.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
        rule: 'stop',
        count: 20,
      }),
    );
  });

  test('about a rule is named by it, and begun as a test of it', async () => {
    const ofRule = homework({
      topic: undefined,
      rule: { ruleId: 'stop', titles: { pl: 'Zasada stop', en: 'Rule stop', de: 'Regel stop' } },
      answered: 0,
    });
    const group = { ...joined, homework: [ofRule] };
    const { server } = open({ 'GET v1/tests/groups/3': group, 'POST v1/tests': { testId: 9 } }, '?groupId=3');
    await screen.findAllByText(/× Zasada stop$/);
    fireEvent.click(screen.getByRole('button', { name: 'Zacznij' }));
    await waitFor(() =>
      expect(server.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
        mode: 'topic',
        rule: 'stop',
        homework: ofRule.homeworkId,
      }),
    );
  });

  test('is reported to the instructor, changed and deleted; who is late comes first', async () => {
    const late = homework({ due: addDays(TODAY, -1) });
    const group = {
      ...led,
      homework: [late],
      members: [
        member(8, 'jan', { homework: [{ homeworkId: 5, answered: 25 }] }),
        member(9, 'kot', { homework: [{ homeworkId: 5, answered: 7 }] }),
      ],
    };
    const { server } = open(
      {
        'GET v1/tests/groups/3': group,
        'PATCH v1/tests/groups/3/homework/5': late,
        'DELETE v1/tests/groups/3/homework/5': null,
      },
      '?groupId=3',
    );
    const panel = await screen.findByRole('region', { name: 'Praca domowa' });
    expect(panel.textContent).toContain('20 × Pierwszeństwo przejazdu');
    expect(panel.textContent).toContain('po terminie');
    expect(within(panel).getByText('1 z 2 zrobione')).toBeTruthy();
    expect(within(panel).getByText('kot').closest('li')?.textContent).toBe('kot7 z 20');
    const rows = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(rows).toEqual(['kotzaległa praca domowa', 'jan']);

    fireEvent.click(within(panel).getByRole('button', { name: 'Zmień' }));
    fireEvent.change(screen.getByLabelText('Do kiedy'), { target: { value: TODAY } });
    fireEvent.click(screen.getByRole('button', { name: 'Zapisz' }));
    await waitFor(() =>
      expect(server.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ count: 20, due: TODAY }),
    );
    fireEvent.click(await within(panel).findByRole('button', { name: 'Usuń' }));
    await waitFor(() => expect(server.lines()).toContain('DELETE v1/tests/groups/3/homework/5'));
  });

  test('is started by a member with what is left of it', async () => {
    const group = { ...joined, homework: [homework({ answered: 12 })] };
    const { server } = open({ 'GET v1/tests/groups/3': group, 'POST v1/tests': { testId: 9 } }, '?groupId=3');
    expect(await screen.findByText('12 z 20')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Dokończ' }));
    await waitFor(() =>
      expect(server.calls.find(({ method }) => method === 'POST')?.body).toEqual({
        categoryName: 'B',
        lang: 'pl',
        mode: 'topic',
        topic: 'right-of-way',
        size: 8,
        homework: 5,
      }),
    );
  });
});

test('the proposed day becomes the learner’s own in one tap', async () => {
  const { server } = open(
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

describe('the page of a member', () => {
  const details: MemberDetailsDto = {
    ...member(8, 'jan', {
      practice: { lastTest: '2026-11-21T10:00:00.000Z', testsThisWeek: 6 },
      readiness: { probability: 0.83, low: 0.7, high: 0.9, missingAnswers: 0 },
      topics: [
        { topic: 'road-signs', questions: 50, seen: 20, wrong: 2 },
        { topic: 'right-of-way', questions: 50, seen: 10, wrong: 5 },
        { topic: 'manoeuvres', questions: 50, seen: 4, wrong: 4 },
      ],
    }),
    results: [
      {
        finished: '2026-11-21T10:00:00.000Z',
        passed: true,
        points: 71,
        answers: [
          { questionNumber: 1234, answer: 'T', correctAnswer: 'N' },
          { questionNumber: 1235, correctAnswer: 'A' },
          { questionNumber: 1236, answer: 'B', correctAnswer: 'B' },
        ],
      },
    ],
  };
  const answers = { 'GET v1/tests/groups/3': led, 'GET v1/tests/groups/3/members/8': details };

  test('is opened from the table, and tells all that is shared', async () => {
    open(answers, '?groupId=3');
    fireEvent.click(await screen.findByRole('link', { name: 'jan' }));
    await screen.findByRole('heading', { name: 'jan', level: 1 });
    expect(screen.getByText('83%')).toBeTruthy();
    expect(screen.getByText(/21 listopada/)).toBeTruthy();
    const topics = screen.getByRole('region', { name: 'Słabe tematy' });
    expect(
      within(topics)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Pierwszeństwo przejazdu5 błędów na 10', 'Znaki drogowe2 błędy na 20']);
    const exams = screen.getByRole('region', { name: 'Egzaminy' });
    expect(within(exams).getByText('2 błędy')).toBeTruthy();
    const question = within(exams).getByRole('link', { name: 'Pytanie 1234' });
    expect(question.getAttribute('href')).toBe('/dashboard/questions?q=1234');
    expect(question.closest('li')?.textContent).toContain('odpowiedź TAK, poprawna NIE');
    expect(exams.textContent).toContain('bez odpowiedzi, poprawna A');
  });

  test('says what is not shared', async () => {
    const hidden = { ...member(8, 'jan'), results: null };
    open({ ...answers, 'GET v1/tests/groups/3/members/8': hidden }, '?groupId=3&userId=8');
    expect(await screen.findByText(/^Szansy zdania .* nie udostępnia\.$/)).toBeTruthy();
    expect(screen.getByText('Tematów ta osoba nie udostępnia.')).toBeTruthy();
    expect(screen.getByText('Wyników egzaminów ta osoba nie udostępnia.')).toBeTruthy();
  });

  test('removes them from the group', async () => {
    const { server } = open(
      { ...answers, 'DELETE v1/tests/groups/3/members/8': null },
      '?groupId=3&userId=8',
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Usuń z grupy' }));
    await screen.findByRole('heading', { name: /Wieczorowa B/, level: 1 });
    expect(server.lines()).toContain('DELETE v1/tests/groups/3/members/8');
  });

  test('of nobody says that there is none', async () => {
    open({ ...answers, 'GET v1/tests/groups/3/members/8': failing(404) }, '?groupId=3&userId=8');
    await screen.findByRole('heading', { name: 'Nie ma takiej grupy' });
  });
});

test('of a large group those who need help are shown first, the others when asked for', async () => {
  const many = Array.from({ length: 25 }, (_, index) =>
    member(100 + index, `u${index}`, { practice: { lastTest: null, testsThisWeek: index === 24 ? 0 : 1 } }),
  );
  open({ 'GET v1/tests/groups/3': { ...led, members: many } }, '?groupId=3');
  expect(await screen.findAllByRole('rowheader')).toHaveLength(10);
  expect(screen.getAllByRole('rowheader')[0]?.textContent).toBe('u24tydzień bez ćwiczeń');
  fireEvent.click(screen.getByRole('button', { name: 'Pokaż jeszcze 15 osób' }));
  expect(screen.getAllByRole('rowheader')).toHaveLength(25);
});
