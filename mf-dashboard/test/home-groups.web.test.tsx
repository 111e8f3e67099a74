import { expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import {
  addDays,
  DEFAULT_SHARING,
  type GroupDetailsDto,
  type GroupMemberDto,
  polishDayOf,
} from '@zielona-fala/contracts';
import { ANSWERS, openHome } from './home-page.tsx';

const today = polishDayOf(new Date());

const GROUP: GroupDetailsDto = {
  groupId: 3,
  name: 'Wieczorowa B',
  category: { categoryId: 6, name: 'B' },
  created: '2026-11-20T08:00:00.000Z',
  role: 'member',
  instructor: { username: 'ewa', level: 1 },
  memberCount: 1,
  proposedExam: null,
  homework: [
    {
      homeworkId: 5,
      count: 20,
      due: addDays(today, 3),
      created: '2026-11-20T08:00:00.000Z',
      answered: 0,
    },
  ],
  code: null,
  sharing: DEFAULT_SHARING,
  members: [],
  topics: null,
};

test('a member sees the group and its homework beside the plan, and starts it', async () => {
  const server = openHome({ ...ANSWERS, 'GET v1/tests/groups': [GROUP], 'POST v1/tests': { testId: 9 } });
  const group = await screen.findByRole('region', { name: /^Wieczorowa B/ });
  expect(group.textContent).toContain('Prowadzi ewa');
  expect(group.textContent).toContain('20 × własne błędy');
  fireEvent.click(within(group).getByRole('button', { name: 'Zacznij' }));
  expect(await screen.findByText('the player')).toBeTruthy();
  expect(server.calls.find(({ method }) => method === 'POST')?.body).toEqual({
    categoryName: 'B',
    lang: 'pl',
    mode: 'review',
    size: 20,
    homework: 5,
  });
});

test('who leads a group sees first who needs help, which homework is due and when the exam is', async () => {
  const person = (userId: number, username: string, testsThisWeek: number): GroupMemberDto => ({
    userId,
    username,
    level: 2,
    joined: '2026-11-20T08:00:00.000Z',
    sharing: DEFAULT_SHARING,
    practice: { lastTest: null, testsThisWeek },
    readiness: null,
    exams: null,
    homework: [{ homeworkId: 5, answered: testsThisWeek * 20 }],
    topics: null,
  });
  const led: GroupDetailsDto = {
    ...GROUP,
    role: 'instructor',
    proposedExam: addDays(today, 10),
    members: [person(8, 'jan', 1), person(9, 'kot', 0)],
  };
  openHome({ ...ANSWERS, 'GET v1/tests/groups': [led], 'GET v1/tests/groups/3': led });
  const panel = await screen.findByRole('region', { name: 'Twoi kursanci' });
  expect(await within(panel).findByText('Pomocy potrzebuje 1 z 2')).toBeTruthy();
  const kot = within(panel).getByRole('link', { name: 'kot' });
  expect(kot.getAttribute('href')).toBe('/dashboard/groups?groupId=3&userId=9');
  expect(kot.closest('li')?.textContent).toBe('kottydzień bez ćwiczeń');
  expect(panel.textContent).toContain('1 z 2 zrobione');
  expect(panel.textContent).toContain('Proponowany egzamin');
  const plan = screen.getByRole('region', { name: 'Na dziś zostało 8 pytań' });
  expect(panel.compareDocumentPosition(plan)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
