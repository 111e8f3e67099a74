import { FORMATS, type Locale } from '@zielona-fala/contracts';
import type { CompiledMessages, Portal } from '@zielona-fala/contracts/portal';
import { carryOver } from '@zielona-fala/web-kit/guest';
import { api } from '@zielona-fala/web-kit/store';
import { createIntl, defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl';

const WORDS: Readonly<Record<'counted' | 'refused' | 'why', MessageDescriptor>> = defineMessages({
  counted: {
    id: 'dashboard.carried.counted',
    defaultMessage:
      '{count, plural, one {# odpowiedź bez konta jest} few {# odpowiedzi bez konta są} many {# odpowiedzi bez konta jest} other {# odpowiedzi bez konta jest}} już w Twoim planie',
    description: 'Toast after signing in: answers that were given without an account count in the plan now',
  },
  refused: {
    id: 'dashboard.carried.refused',
    defaultMessage:
      '{count, plural, one {# odpowiedzi bez konta nie mogliśmy} few {# odpowiedzi bez konta nie mogliśmy} many {# odpowiedzi bez konta nie mogliśmy} other {# odpowiedzi bez konta nie mogliśmy}} zaliczyć',
    description: 'Toast after signing in: answers that were given without an account cannot count',
  },
  why: {
    id: 'dashboard.carried.refused.why',
    defaultMessage:
      'Zapis w przeglądarce był zmieniony albo tych pytań nie ma już w bazie. Reszta jest na miejscu.',
    description:
      'Toast: why answers that were given without an account cannot count, and that nothing else is lost',
  },
});

const TEXTS: Readonly<Record<Locale, () => Promise<{ default: CompiledMessages }>>> = {
  pl: () => import('../../.messages/carried.pl.json'),
  en: () => import('../../.messages/carried.en.json'),
  de: () => import('../../.messages/carried.de.json'),
};

/** The player, which has to be there soon, does without these texts. */
async function wordsIn(locale: Locale): Promise<IntlShape> {
  const { default: messages } = await TEXTS[locale]();
  return createIntl({ locale: FORMATS[locale], messages });
}

/** Transfers answers given in this browser without an account to the signed-in learner. */
export async function carryGuestAnswers(portal: Portal): Promise<void> {
  const carried = await carryOver(portal, { isForgotten: true });
  if (carried === null) return;
  const { counted, refused } = carried;
  const words = await wordsIn(portal.locale.current());
  if (counted > 0) {
    portal.store.dispatch(api.util.invalidateTags(['Tests']));
    portal.toasts.show({
      severity: 'success',
      title: words.formatMessage(WORDS.counted, { count: counted }),
    });
  }
  if (refused > 0) {
    const title = words.formatMessage(WORDS.refused, { count: refused });
    portal.toasts.show({ severity: 'warn', title, text: words.formatMessage(WORDS.why) });
  }
}
