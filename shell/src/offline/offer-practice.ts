import type { Portal } from '@zielona-fala/contracts/portal';
import { browserMemory } from '@zielona-fala/web-kit/storage';
import { defineMessages, type MessageDescriptor } from 'react-intl';

const WORDS: Readonly<Record<'title' | 'action', MessageDescriptor>> = defineMessages({
  title: {
    id: 'shell.offline.offer',
    defaultMessage: 'Bez internetu możesz ćwiczyć pytania z tej przeglądarki',
    description: 'Toast: the learner has questions in the browser to practise without a network',
  },
  action: {
    id: 'shell.offline.practise',
    defaultMessage: 'Ćwicz bez internetu',
    description: 'In a toast: goes to the practice without a network',
  },
});

const hasPack = (): boolean => browserMemory.read('unsentAnswers') !== null;

/** Offers the practice from this browser while the server is away, until it is back or the learner is there. */
export function offerPractice({ session, toasts, intl, href, navigation }: Portal): void {
  let shown: string | null = null;
  const takeBack = () => {
    if (shown !== null) toasts.close(shown);
    shown = null;
  };
  const look = () => {
    if (session.getState().status !== 'unreachable') return takeBack();
    const path = href('dashboard-offline');
    if (shown !== null || location.pathname === path || !hasPack()) return;
    const words = intl();
    const go = () => {
      takeBack();
      navigation.go(path);
    };
    shown = toasts.show({
      severity: 'info',
      title: words.formatMessage(WORDS.title),
      life: 0,
      action: { label: words.formatMessage(WORDS.action), onPress: go },
    });
  };
  look();
  session.subscribe(look);
}
