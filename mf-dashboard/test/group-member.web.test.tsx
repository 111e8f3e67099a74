import { describe, expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import type { MemberDetailsDto } from '@zielona-fala/contracts';
import { failing } from './fake-api.ts';
import { led, member, openGroups } from './group-pages.tsx';

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
    openGroups(answers, '?groupId=3');
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
    openGroups({ ...answers, 'GET v1/tests/groups/3/members/8': hidden }, '?groupId=3&userId=8');
    expect(await screen.findByText(/^Szansy na zdanie .* nie udostępnia\.$/)).toBeTruthy();
    expect(screen.getByText('Tematów ta osoba nie udostępnia.')).toBeTruthy();
    expect(screen.getByText('Wyników egzaminów ta osoba nie udostępnia.')).toBeTruthy();
  });

  test('removes them from the group', async () => {
    const { server } = openGroups(
      { ...answers, 'DELETE v1/tests/groups/3/members/8': null },
      '?groupId=3&userId=8',
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Usuń z grupy' }));
    await screen.findByRole('heading', { name: /Wieczorowa B/, level: 1 });
    expect(server.lines()).toContain('DELETE v1/tests/groups/3/members/8');
  });

  test('of nobody says that there is none', async () => {
    openGroups({ ...answers, 'GET v1/tests/groups/3/members/8': failing(404) }, '?groupId=3&userId=8');
    await screen.findByRole('heading', { name: 'Nie ma takiej grupy' });
  });
});
