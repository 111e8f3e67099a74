import { expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ListedRuleDto, RuleDto } from '@zielona-fala/contracts';
import { clientActions } from '@zielona-fala/web-kit/store';
import { createTestPortal, renderInPortal } from '@zielona-fala/web-kit/testing';
import { RulesPage } from '../src/pages/RulesPage.tsx';
import { CostlyRules } from '../src/shared/rules/CostlyRules.tsx';
import { MistakenRules } from '../src/shared/rules/MistakenRules.tsx';
import { QuestionRules } from '../src/shared/rules/QuestionRules.tsx';
import { recordedApi } from './fake-api.ts';
import { USER } from './fixtures.ts';

const LIST = 'GET v1/tests/rules?cat=B&lang=pl';
const COSTLY = `${LIST}&order=cost&limit=3`;
const ONE = 'GET v1/tests/rules/stop?cat=B&lang=pl';
const BEGIN = 'POST v1/tests';

const listed = (ruleId: string, changes: Partial<ListedRuleDto> = {}): ListedRuleDto => ({
  ruleId,
  title: `Zasada ${ruleId}`,
  topic: 'right-of-way',
  questions: 5,
  seen: 0,
  known: 0,
  mastered: 0,
  mastery: 0,
  lastWrong: null,
  ...changes,
});

const RULE: RuleDto = {
  ...listed('stop', { seen: 2, known: 1, lastWrong: '2026-11-23' }),
  text: 'Zatrzymujesz się przed linią.',
  recognise: 'Ośmiokąt z napisem.',
  mistake: 'Przejazd bez zatrzymania, bo jest pusto.',
  picture: '/media/scenes/stop.svg',
  pictureAlt: 'Znak STOP przy skrzyżowaniu.',
  legalBasis: [{ act: 'Rozporządzenie', article: '§ 21', asOf: '2026-01-01' }],
  beside: [
    { ruleId: 'yield', title: 'Zasada yield', questions: 6 },
    { ruleId: 'signal', title: 'Zasada signal', questions: 0 },
  ],
};

function open(element: React.ReactElement, answers: Record<string, unknown>, path = '/dashboard/rules') {
  const server = recordedApi(answers);
  renderInPortal(element, { portal: createTestPortal({ user: USER, api: server.api }), path });
  return server;
}

test('all rules are listed by topic, and found by beginnings of words without their marks', async () => {
  open(<RulesPage />, {
    [LIST]: [
      listed('stop', { title: 'Zawsze zatrzymujesz się przy znaku STOP' }),
      listed('łuk', { topic: 'road-signs' }),
    ],
  });
  const topic = await screen.findByRole('region', { name: 'Pierwszeństwo przejazdu' });
  expect(within(topic).getByRole('link').getAttribute('href')).toBe('/dashboard/rules?rule=stop');
  expect(screen.getByText('2 zasady')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Szukaj zasady'), { target: { value: 'luk' } });
  await screen.findByText('1 zasada');
  expect(screen.queryByRole('region', { name: 'Pierwszeństwo przejazdu' })).toBeNull();
  fireEvent.change(screen.getByLabelText('Szukaj zasady'), { target: { value: 'rondo' } });
  await screen.findByRole('heading', { name: 'Nie ma takiej zasady' });
});

test('another category shows none of the rules of the one before, and a failure can be tried again', async () => {
  const { answers, api } = recordedApi({ [LIST]: [listed('stop')] });
  const portal = createTestPortal({ user: USER, api });
  renderInPortal(<RulesPage />, { portal, path: '/dashboard/rules' });
  await screen.findByText('Zasada stop');
  portal.store.dispatch(clientActions.categorySelected('C'));
  const again = await screen.findByRole('button', { name: 'Spróbuj jeszcze raz' });
  expect(screen.queryByText('Zasada stop')).toBeNull();
  answers[LIST.replace('cat=B', 'cat=C')] = [listed('tachograph')];
  fireEvent.click(again);
  await screen.findByText('Zasada tachograph');
});

test('the date of the law is the same in each time zone', async () => {
  const { api } = recordedApi({ [ONE]: RULE });
  const portal = createTestPortal({ user: USER, api });
  renderInPortal(<RulesPage />, { portal, path: '/dashboard/rules?rule=stop', timeZone: 'America/New_York' });
  await screen.findByText('Stan prawny: 1 stycznia 2026');
});

test('a rule is told whole, and three of its questions are one tap away', async () => {
  const server = open(<RulesPage />, { [ONE]: RULE, [BEGIN]: { testId: 7 } }, '/dashboard/rules?rule=stop');
  await screen.findByRole('heading', { name: 'Zasada stop' });
  expect(screen.getByText('Przejazd bez zatrzymania, bo jest pusto.')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Znak STOP przy skrzyżowaniu.' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Zasada yield' }).getAttribute('href')).toBe(
    '/dashboard/rules?rule=yield',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Przećwicz 3 pytania' }));
  await screen.findByRole('button', { name: 'Wszystkie (5)' });
  expect(server.calls.find(({ method }) => method === 'POST')?.body).toEqual({
    categoryName: 'B',
    mode: 'topic',
    rule: 'stop',
    size: 3,
    lang: 'pl',
  });
});

test('a rule and one that it is taken for are practised by turns', async () => {
  const server = open(<RulesPage />, { [ONE]: RULE, [BEGIN]: { testId: 7 } }, '/dashboard/rules?rule=stop');
  const drills = await screen.findAllByRole('button', { name: /^Ćwicz obie na zmianę/ });
  // no question tells the other one apart
  expect(drills.map(({ textContent }) => textContent)).toEqual(['Ćwicz obie na zmianę: Zasada yield']);
  for (const drill of drills) fireEvent.click(drill);
  await waitFor(() =>
    expect(server.calls.find(({ method }) => method === 'POST')?.body).toEqual({
      categoryName: 'B',
      mode: 'topic',
      rule: 'stop',
      contrast: 'yield',
      size: 10,
      lang: 'pl',
    }),
  );
});

test('below an answer a rule is read once it is opened, and not before', async () => {
  const server = open(<QuestionRules of={{ rules: [RULE] }} category="B" media={RULE.picture} />, {
    [ONE]: RULE,
  });
  expect(server.lines()).toEqual([]);
  const details = screen.getByText('Zasada stop').closest('details');
  if (!details) throw new Error('a rule opens');
  details.open = true;
  fireEvent(details, new Event('toggle'));
  await screen.findByText('Ośmiokąt z napisem.');
  expect(server.lines()).toEqual([ONE]);
  // the question shows it already
  expect(screen.queryByRole('img')).toBeNull();
});

test.each([
  ['a tied rule', 'a rule', {}, 'Zasada'],
  ['a rule that was only guessed', 'probable', { rulesEstimated: true as const }, 'Prawdopodobnie'],
])('%s is called %s', (_rule, _name, more, kicker) => {
  open(<QuestionRules of={{ rules: [RULE], ...more }} category="B" media={null} />, {});
  expect(screen.getByText('Zasada stop').closest('details')?.previousElementSibling?.textContent).toBe(
    kicker,
  );
});

test('of the rules that cost most those without a mistake are left out', async () => {
  open(<CostlyRules category="B" />, {
    [COSTLY]: [
      listed('most', { seen: 4, known: 1, lastWrong: '2026-10-01' }),
      listed('known', { seen: 3, known: 3 }),
    ],
  });
  const rules = await screen.findAllByRole('listitem');
  expect(rules.map((rule) => within(rule).getByRole('link').textContent)).toEqual(['Zasada most']);
});

test('where nothing is wrong it says so', async () => {
  open(<CostlyRules category="B" />, { [COSTLY]: [listed('known', { seen: 3, known: 3 })] });
  await screen.findByText(/Ostatnia odpowiedź na każde pytanie jest dobra/);
});

test('where nothing was answered it does not say that all is right', async () => {
  open(<CostlyRules category="B" />, { [COSTLY]: [listed('unseen')] });
  await screen.findByText(/Nie ma tu jeszcze odpowiedzi/);
});

test('the mistakes of a test are counted by the rule behind them', () => {
  const [one, other] = [listed('one'), listed('other')];
  open(<MistakenRules rules={[one, other, other]} />, {});
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toEqual(['Zasada other2 błędy', 'Zasada one1 błąd']);
});

test('a rule opens at the top and takes the focus, as a page does', async () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  open(
    <main id="main" tabIndex={-1}>
      <RulesPage />
    </main>,
    { [LIST]: [listed('stop')], [ONE]: RULE },
  );
  fireEvent.click(await screen.findByRole('link', { name: /Zasada stop/ }));
  await screen.findByText('Zatrzymujesz się przed linią.');
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(scrollTo).toHaveBeenCalledTimes(1);
  scrollTo.mockRestore();
});
