import type { PublicScreen } from '@zielona-fala/contracts';
import { defineMessages, type MessageDescriptor } from 'react-intl';

const LABELS = defineMessages({
  news: { id: 'shell.nav.news', defaultMessage: 'Aktualności', description: 'Link to the news' },
  roadmap: { id: 'shell.nav.roadmap', defaultMessage: 'Plan rozwoju', description: 'Link to the roadmap' },
  premium: { id: 'shell.nav.premium', defaultMessage: 'Premium za 0 zł', description: 'Link to the offer' },
  contact: { id: 'shell.nav.contact', defaultMessage: 'Kontakt', description: 'Link to the contact page' },
  terms: { id: 'shell.nav.terms', defaultMessage: 'Regulamin', description: 'Link to the terms of service' },
  privacy: {
    id: 'shell.nav.privacy',
    defaultMessage: 'Polityka prywatności',
    description: 'Link to the privacy policy',
  },
});

/** Links to the public pages: the first four in the top bar, all in the footer. */
export const PUBLIC_LINKS: readonly { readonly screen: PublicScreen; readonly label: MessageDescriptor }[] = [
  { screen: 'news', label: LABELS.news },
  { screen: 'roadmap', label: LABELS.roadmap },
  { screen: 'premium', label: LABELS.premium },
  { screen: 'contact', label: LABELS.contact },
  { screen: 'terms-of-service', label: LABELS.terms },
  { screen: 'privacy-policy', label: LABELS.privacy },
];
