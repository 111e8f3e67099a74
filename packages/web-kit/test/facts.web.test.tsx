/** @jest-environment node */
import { expect, test } from '@jest/globals';
import {
  branchTokens,
  type FactText,
  factValues,
  fillTokens,
  type PortalFacts,
  textToken,
} from '@zielona-fala/contracts/portal';
import { type FactIs, FactSourceContext, useFactText, WhenFact } from '@zielona-fala/web-kit/facts';
import { PortalProvider } from '@zielona-fala/web-kit/session';
import { createTestPortal } from '@zielona-fala/web-kit/testing';
import fc from 'fast-check';
import { createElement, Fragment, type ReactNode, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';

const TEXTS = ['operator.name', 'operator.email', 'bank.questions'] as const satisfies readonly FactText[];
const STATES = [
  { name: 'operator', is: 'known' },
  { name: 'operator', is: 'unknown' },
  { name: 'bank.source', is: 'own' },
  { name: 'bank.source', is: 'official' },
  { name: 'bank.source', is: 'unknown' },
  { name: 'category.B', is: 'available' },
  { name: 'google-sign-in', is: 'on' },
  { name: 'google-sign-in', is: 'unknown' },
] as const satisfies readonly FactIs[];

const Text = ({ name, around }: { readonly name: FactText; readonly around: string }) =>
  `${around}${useFactText(name)}${around}`;
const Labelled = ({ name, children }: { readonly name: FactText; readonly children: ReactNode }) => (
  <a title={useFactText(name)} href={`mailto:${useFactText('operator.email')}`} id={useId()}>
    {children}
  </a>
);

const joined = (parts: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...parts);
const paragraph = (children: ReactNode) => <p>{children}</p>;
const named = (name: FactText, around: string) => <Text name={name} around={around} />;
const labelled = (name: FactText, children: ReactNode) => <Labelled name={name}>{children}</Labelled>;
const branch = (fact: FactIs, children: ReactNode) => <WhenFact {...fact}>{children}</WhenFact>;

const text = fc.constantFrom('', 'a', ' ', '"<&>\'', 'dwa słowa');
const factText = fc.constantFrom(...TEXTS);
const { page } = fc.letrec<{ page: ReactNode; part: ReactNode }>((tie) => ({
  page: fc.array(tie('part'), { maxLength: 5 }).map(joined),
  part: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    text,
    fc.tuple(factText, text).map((parts) => named(...parts)),
    tie('page').map(paragraph),
    fc.tuple(factText, tie('page')).map((parts) => labelled(...parts)),
    fc.tuple(fc.constantFrom(...STATES), tie('page')).map((parts) => branch(...parts)),
  ),
}));

const facts: fc.Arbitrary<PortalFacts> = fc.record({
  operator: fc.option(fc.record({ name: text, address: text, email: text })),
  bank: fc.option(
    fc.record({
      source: fc.constantFrom('own', 'official'),
      questions: fc.nat(9999),
      withExplanation: fc.nat(9999),
    }),
  ),
  categories: fc.option(fc.constant([{ categoryId: 6, name: 'B' as const, available: true }])),
  question: fc.constant(null),
  flags: fc.option(fc.subarray([{ name: 'google-sign-in' }])),
});

function render(what: ReactNode, known: Partial<PortalFacts> = {}): string {
  const portal = createTestPortal({ facts: known });
  return renderToString(
    <IntlProvider locale="pl">
      <PortalProvider value={portal}>{what}</PortalProvider>
    </IntlProvider>,
  );
}

const renderWithTokens = (what: ReactNode): string =>
  render(
    <FactSourceContext value={{ text: textToken, branch: branchTokens, tell: () => undefined }}>
      {what}
    </FactSourceContext>,
  );

function fill(html: string, known: PortalFacts): string {
  const values: Readonly<Record<string, string>> = { ...factValues(known, 'pl') };
  const told = (name: string) => values[name];
  return fillTokens(html, { text: told, state: told });
}

test('HTML that is rendered once and filled later is what the browser renders with the same facts', () => {
  fc.assert(
    fc.property(page, facts, (what, known) => {
      expect(fill(renderWithTokens(what), known)).toBe(render(what, known));
    }),
  );
});

test('nothing that is filled in can be markup', () => {
  const operator = { name: '<script>"x"</script>', address: '', email: '"><b>' };
  const html = fill(renderWithTokens(<Labelled name="operator.name">x</Labelled>), {
    operator,
    bank: null,
    categories: null,
    question: null,
    flags: null,
  });
  expect(html).not.toContain('<script');
  expect(html).not.toContain('<b>');
});

test('a text that nobody knows is empty, and of branches that nobody knows the unknown one holds', () => {
  const [start, end] = branchTokens('bank.source', 'unknown');
  const html = `<p>${textToken('operator.name')}</p>${start}<i>?</i>${end}`;
  expect(fillTokens(html, { text: () => undefined, state: () => undefined })).toBe('<p></p><i>?</i>');
});

test('branches that are not nested are refused', () => {
  const [start, end] = branchTokens('operator', 'known');
  const values = { text: () => '', state: () => 'known' };
  expect(() => fillTokens(end, values)).toThrow('has not begun');
  expect(() => fillTokens(start, values)).toThrow('no end');
});
