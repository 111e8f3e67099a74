import type { MedalName } from '@zielona-fala/contracts';
import type { Portal } from '@zielona-fala/contracts/portal';
import { defineMessage, type MessageDescriptor } from 'react-intl';
import { medalName } from './medal-names.ts';

const TITLE: MessageDescriptor = defineMessage({
  id: 'dashboard.medal.title',
  defaultMessage:
    '{count, plural, one {Nowy medal} few {Nowe medale} many {Nowe medale} other {Nowe medale}}',
  description: 'The learner was awarded medals, whose names follow',
});

/** Celebrates new medals, or tells of them where the shell celebrates nothing. */
export function tellOfMedals(medals: readonly MedalName[], { celebration, toasts, intl }: Portal): void {
  const words = intl();
  const win = {
    title: words.formatMessage(TITLE, { count: medals.length }),
    text: words.formatList(
      medals.map((medal) => medalName(medal, words)),
      { type: 'unit' },
    ),
  };
  if (celebration) celebration.tell(win);
  else toasts.show({ severity: 'success', group: 'top-right', ...win });
}
