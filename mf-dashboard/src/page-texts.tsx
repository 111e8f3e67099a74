import { FORMATS, type Locale } from '@zielona-fala/contracts';
import type { CompiledMessages } from '@zielona-fala/contracts/portal';
import { ownTimeZone, retry, useLocale, useUser } from '@zielona-fala/web-kit/session';
import { PageSkeleton } from '@zielona-fala/web-kit/ui';
import { type ComponentType, type ReactNode, useEffect, useMemo, useState } from 'react';
import { createIntl, RawIntlProvider, useIntl } from 'react-intl';
import { useGetPreferencesQuery } from './shared/api/preferences.ts';

const LOADERS: Readonly<Record<Locale, () => Promise<{ default: CompiledMessages }>>> = {
  pl: () => import('../.messages/pl.json'),
  en: () => import('../.messages/en.json'),
  de: () => import('../.messages/de.json'),
};

interface PageTexts {
  readonly locale: Locale;
  readonly texts: CompiledMessages;
}

const known = new Map<Locale, PageTexts>();
const knownIn = (locale: Locale): PageTexts | null => known.get(locale) ?? null;

/** Fetches the texts of all pages. The exam player does without them: they are more than its own code. */
export async function loadPageTexts(locale: Locale): Promise<void> {
  known.set(locale, { locale, texts: (await LOADERS[locale]()).default });
}

/** Null until there are any; while those of another language are on their way, the ones before. */
function usePageTexts(): PageTexts | null {
  const locale = useLocale();
  const [shown, setShown] = useState(() => knownIn(locale));
  useEffect(() => {
    const unmounted = new AbortController();
    const { signal } = unmounted;
    retry(() => (known.has(locale) ? Promise.resolve() : loadPageTexts(locale)), {
      signal,
      shouldRetry: () => true,
    }).then(
      () => setShown(knownIn(locale)),
      (error: unknown) => {
        if (!signal.aborted) throw error;
      },
    );
    return () => unmounted.abort();
  }, [locale]);
  return shown;
}

/** In which the learner's days are counted; the browser's own until it is known. */
function useLearnersTimeZone(): string {
  const user = useUser();
  const { data } = useGetPreferencesQuery(undefined, { skip: !user?.isActive });
  return data?.timeZone ?? ownTimeZone();
}

/**
 * The page with its texts, beside those that the portal has of the remote, and with dates by the learner's calendar.
 * @param waiting stands in its place until the texts are there
 */
export function withPageTexts<Props extends object>(
  Page: ComponentType<Props>,
  waiting: ReactNode = <PageSkeleton />,
): ComponentType<Props> {
  return function PageWithTexts(props) {
    const outer = useIntl();
    const shown = usePageTexts();
    const timeZone = useLearnersTimeZone();
    const intl = useMemo(
      () =>
        shown &&
        createIntl({
          locale: FORMATS[shown.locale],
          messages: { ...outer.messages, ...shown.texts } as CompiledMessages,
          defaultLocale: outer.defaultLocale,
          timeZone,
          onError: outer.onError,
        }),
      [outer, shown, timeZone],
    );
    if (!intl) return waiting;
    return (
      <RawIntlProvider value={intl}>
        <Page {...props} />
      </RawIntlProvider>
    );
  };
}
