import type { Portal } from '@zielona-fala/contracts/portal';
import { defineMessages, type MessageDescriptor } from 'react-intl';

const WORDS: Readonly<Record<'title' | 'text' | 'confirm' | 'cancel', MessageDescriptor>> = defineMessages({
  title: {
    id: 'shell.unsent.title',
    defaultMessage: 'Wylogować przed wysłaniem odpowiedzi?',
    description: 'Asks whether to sign out though answers given without a network are not sent yet',
  },
  text: {
    id: 'shell.unsent.text',
    defaultMessage:
      '{count, plural, one {# odpowiedź bez internetu nie dotarła} few {# odpowiedzi bez internetu nie dotarły} many {# odpowiedzi bez internetu nie dotarło} other {# odpowiedzi bez internetu nie dotarło}} jeszcze na konto. Wylogowanie usunie je z tej przeglądarki.',
    description: 'How many answers are lost by signing out now',
  },
  confirm: {
    id: 'shell.unsent.confirm',
    defaultMessage: 'Wyloguj i usuń',
    description: 'Button: signs out although answers are lost',
  },
  cancel: {
    id: 'shell.unsent.cancel',
    defaultMessage: 'Nie wylogowuj',
    description: 'Button: does not sign out',
  },
});

/** Tells that signing out removes answers that were not sent yet. @returns whether the learner signs out all the same */
export function confirmLoss(
  { dialogs, intl }: Pick<Portal, 'dialogs' | 'intl'>,
  unsent: number,
): Promise<boolean> {
  const words = intl();
  return dialogs.confirm({
    title: words.formatMessage(WORDS.title),
    text: words.formatMessage(WORDS.text, { count: unsent }),
    confirmLabel: words.formatMessage(WORDS.confirm),
    cancelLabel: words.formatMessage(WORDS.cancel),
    tone: 'stop',
  });
}
