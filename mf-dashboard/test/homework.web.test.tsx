import { describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addDays, type HomeworkDto, polishDayOf } from '@zielona-fala/contracts';
import { joined, led, member, openGroups, RULES } from './group-pages.tsx';

const TODAY = polishDayOf(new Date());
/** Not past even after a midnight during the test. */
const TOMORROW = addDays(TODAY, 1);

const homework = (changes: Partial<HomeworkDto> = {}): HomeworkDto => ({
  homeworkId: 5,
  topic: 'right-of-way',
  count: 20,
  due: addDays(TODAY, 3),
  created: '2026-11-20T08:00:00.000Z',
  answered: null,
  ...changes,
});

describe('homework', () => {
  test('is set for a group: topic, number and day', async () => {
    const { server } = openGroups(
      { 'GET v1/tests/groups/3': led, 'POST v1/tests/groups/3/homework': homework() },
      '?groupId=3',
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Zadaj pracę domową' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Z czego'));
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
    const again = screen.getByRole('button', { name: 'Zadaj pracę domową' });
    expect(document.activeElement).toBe(again);
    fireEvent.click(again);
    fireEvent.click(screen.getByRole('button', { name: 'Anuluj' }));
    expect(document.activeElement?.textContent).toBe('Zadaj pracę domową');
  });

  test('is due by a day that can be set, or the last of these is told', async () => {
    openGroups({ 'GET v1/tests/groups/3': led }, '?groupId=3');
    fireEvent.click(await screen.findByRole('button', { name: 'Zadaj pracę domową' }));
    const due = screen.getByLabelText<HTMLInputElement>('Do kiedy');
    const [year, , day] = due.max.split('-').map(Number);
    fireEvent.change(due, { target: { value: addDays(due.max, 1) } });
    fireEvent.click(screen.getByRole('button', { name: 'Zadaj grupie' }));
    expect(await screen.findByText(RegExp(`^Wybierz dzień od dziś do ${day} \\S+ ${year}\\.$`))).toBeTruthy();
  });

  test('of another year is told with it, of this one without', async () => {
    const year = Number(TODAY.slice(0, 4));
    const due = [year - 1, year, year + 1].map((each) => `${each}-12-31`);
    const pieces = due.map((day, place) => homework({ homeworkId: place, due: day }));
    openGroups({ 'GET v1/tests/groups/3': { ...led, homework: pieces } }, '?groupId=3');
    const panel = await screen.findByRole('region', { name: 'Praca domowa' });
    const told = [...(panel.textContent ?? '').matchAll(/31 gru(?: (\d{4}))?/g)].map(([, shown]) => shown);
    expect(told.toSorted()).toEqual([String(year - 1), String(year + 1), undefined]);
  });

  test('is set about a rule that the group gets wrong', async () => {
    const weak = { ruleId: 'stop', title: 'Zasada stop', members: 2, seen: 8, wrong: 6 };
    const { server } = openGroups(
      { 'GET v1/tests/groups/3': led, [RULES]: [weak], 'POST v1/tests/groups/3/homework': homework() },
      '?groupId=3',
    );
    const panel = within(await screen.findByRole('region', { name: 'Zasady, na których grupa traci' }));
    expect(panel.getByRole('link', { name: 'Zasada stop' }).getAttribute('href')).toBe(
      '/dashboard/rules?rule=stop',
    );
    expect(panel.getByText(/^75.?% błędów, 2 osoby$/)).toBeTruthy();
    fireEvent.click(panel.getByRole('button', { name: 'Zadaj pracę domową z tej zasady' }));
    expect(document.activeElement).toBe(panel.getByLabelText('Ile pytań'));
    fireEvent.click(await panel.findByRole('button', { name: 'Zadaj grupie' }));
    await waitFor(() =>
      expect(server.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
        rule: 'stop',
        count: 20,
      }),
    );
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Zadaj pracę domową z tej zasady'));
  });

  test('about a rule is named by it, and begun as a test of it', async () => {
    const ofRule = homework({
      topic: undefined,
      rule: { ruleId: 'stop', titles: { pl: 'Zasada stop', en: 'Rule stop', de: 'Regel stop' } },
      answered: 0,
    });
    const group = { ...joined, homework: [ofRule] };
    const { server } = openGroups(
      { 'GET v1/tests/groups/3': group, 'POST v1/tests': { testId: 9 } },
      '?groupId=3',
    );
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
    const { server } = openGroups(
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
    await waitFor(() => expect(document.activeElement === screen.getByLabelText('Ile pytań')).toBe(true));
    fireEvent.change(screen.getByLabelText('Do kiedy'), { target: { value: TOMORROW } });
    fireEvent.click(screen.getByRole('button', { name: 'Zapisz' }));
    await waitFor(() =>
      expect(server.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
        count: 20,
        due: TOMORROW,
      }),
    );
    const remove = await within(panel).findByRole('button', { name: 'Usuń' });
    expect(document.activeElement?.textContent).toBe('Zmień');
    fireEvent.click(remove);
    await waitFor(() => expect(server.lines()).toContain('DELETE v1/tests/groups/3/homework/5'));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Praca domowa'));
  });

  test('is started by a member with what is left of it', async () => {
    const group = { ...joined, homework: [homework({ answered: 12 })] };
    const { server } = openGroups(
      { 'GET v1/tests/groups/3': group, 'POST v1/tests': { testId: 9 } },
      '?groupId=3',
    );
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
