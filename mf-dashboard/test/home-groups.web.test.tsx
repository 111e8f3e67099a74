import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addDays, type GroupDetailsDto, polishDayOf } from '@zielona-fala/contracts';
import { joinedWithHomework, member } from './group-pages.tsx';
import { ANSWERS, openHome } from './home-page.tsx';

test('a member sees the group and its homework beside the plan, and starts it', async () => {
  const server = openHome({
    ...ANSWERS,
    'GET v1/tests/groups': [joinedWithHomework],
    'POST v1/tests': { testId: 9 },
  });
  const group = await screen.findByRole('region', { name: /^Wieczorowa B/ });
  expect(group.textContent).toContain('Prowadzi ewa');
  expect(group.textContent).toContain('20 × własne błędy');
  expect(server.lines().filter((line) => line === 'GET v1/tests/groups')).toHaveLength(1);
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
  const person = (userId: number, username: string, testsThisWeek: number) =>
    member(userId, username, {
      practice: { lastTest: null, testsThisWeek },
      homework: [{ homeworkId: 5, answered: testsThisWeek * 20 }],
    });
  const led: GroupDetailsDto = {
    ...joinedWithHomework,
    role: 'instructor',
    proposedExam: addDays(polishDayOf(new Date()), 10),
    // who has just joined is not idle for a week
    members: [
      person(8, 'jan', 1),
      person(9, 'kot', 0),
      { ...person(10, 'nowy', 0), homework: null, joined: new Date().toISOString() },
    ],
  };
  const details = Promise.withResolvers<GroupDetailsDto>();
  const server = openHome({
    ...ANSWERS,
    'GET v1/tests/groups': [led],
    'GET v1/tests/groups/3': () => details.promise,
  });
  await waitFor(() => expect(server.lines()).toContain('GET v1/tests/groups/3'));
  // what comes first is not pushed down by what comes above it
  expect(screen.queryByRole('region', { name: 'Na dziś zostało 8 pytań' })).toBeNull();
  details.resolve(led);
  const panel = await screen.findByRole('region', { name: 'Twoi kursanci' });
  expect(await within(panel).findByText('Pomocy potrzebuje 1 z 3')).toBeTruthy();
  const kot = within(panel).getByRole('link', { name: 'kot' });
  expect(kot.getAttribute('href')).toBe('/dashboard/groups?groupId=3&userId=9');
  expect(kot.closest('li')?.textContent).toBe('kottydzień bez ćwiczeń');
  expect(panel.textContent).toContain('1 z 2 zrobione');
  expect(panel.textContent).toContain('Proponowany egzamin');
  const plan = screen.getByRole('region', { name: 'Na dziś zostało 8 pytań' });
  expect(panel.compareDocumentPosition(plan)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(server.lines().filter((line) => line === 'GET v1/tests/groups/3')).toHaveLength(1);
});
