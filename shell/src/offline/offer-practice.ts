import type { Portal } from '@zielona-fala/contracts/portal';
import { browserMemory } from '@zielona-fala/web-kit/storage';
import { defineMessage, type MessageDescriptor } from 'react-intl';
import { PRACTISE } from './practise-words.ts';

const TITLE: MessageDescriptor = defineMessage({
  id: 'shell.offline.offer',
  defaultMessage: 'Bez internetu możesz ćwiczyć pytania z tej przeglądarki',
  description: 'Toast: the learner has questions in the browser to practise without a network',
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
    const { status, user } = session.getState();
    // the bar above pages that are shown as last seen has the same link
    if (status !== 'unreachable' || user !== null) return takeBack();
    const path = href('dashboard-offline');
    if (shown !== null || location.pathname === path || !hasPack()) return;
    const words = intl();
    const go = () => {
      takeBack();
      navigation.go(path);
    };
    shown = toasts.show({
      severity: 'info',
      title: words.formatMessage(TITLE),
      life: 0,
      action: { label: words.formatMessage(PRACTISE), onPress: go },
    });
  };
  look();
  session.subscribe(look);
}
