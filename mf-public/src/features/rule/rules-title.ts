import { defineMessage } from 'react-intl';

/** Title of the page with all rules, and what links to it. */
export const RULES_TITLE = defineMessage({
  id: 'sales.seo.rules.title',
  defaultMessage: 'Zasady ruchu na egzamin',
  description: 'Title of the page with all rules behind the questions',
});
