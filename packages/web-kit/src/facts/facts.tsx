import type { Locale } from '@zielona-fala/contracts';
import {
  type FactState,
  type FactStates,
  type FactText,
  type FactValues,
  factValues,
  NO_FACTS,
  type Portal,
  type PortalFacts,
} from '@zielona-fala/contracts/portal';
import { useLocale, usePortal } from '@zielona-fala/web-kit/session';
import { type ReactNode, useContext } from 'react';
import { type FactSource, FactSourceContext } from './fact-source.ts';

const NO_ENDS = [null, null] as const;

const known = new WeakMap<PortalFacts, Map<Locale, FactValues>>();

function valuesOf(facts: PortalFacts, locale: Locale): FactValues {
  const inLocales = known.get(facts) ?? new Map<Locale, FactValues>();
  known.set(facts, inLocales);
  const values = inLocales.get(locale) ?? factValues(facts, locale);
  inLocales.set(locale, values);
  return values;
}

/** What the server knew; nothing where the portal is of the contract before, which had no facts to give. */
export function useFacts(): PortalFacts {
  const portal: Omit<Portal, 'facts'> & Partial<Pick<Portal, 'facts'>> = usePortal();
  return portal.facts ?? NO_FACTS;
}

function useFactSource(): FactSource {
  const given = useContext(FactSourceContext);
  const facts = useFacts();
  const locale = useLocale();
  if (given) return given;
  const values = valuesOf(facts, locale);
  return {
    text: (name) => values[name],
    branch: (name, value) => (values[name] === value ? NO_ENDS : null),
    tell: () => undefined,
  };
}

/**
 * A fact as text in the interface's language; '' while unknown. It may stand in a text or an attribute, but nothing may
 * depend on it: no plural, no class, no condition. Use {@link WhenFact} for those.
 */
export function useFactText(name: FactText): string {
  return useFactSource().text(name);
}

/** A fact and one of its values. */
export type FactIs = {
  readonly [Name in FactState]: { readonly name: Name; readonly is: FactStates[Name] };
}[FactState];

/** Renders its children if the fact has the value. All values that matter need a branch of their own, `unknown` too. */
export function WhenFact({ name, is, children }: FactIs & { readonly children: ReactNode }): ReactNode {
  const ends = useFactSource().branch(name, is);
  // three children, whatever is shown: React counts them when it makes ids
  return (
    <>
      {ends?.[0]}
      {ends ? children : null}
      {ends?.[1]}
    </>
  );
}
