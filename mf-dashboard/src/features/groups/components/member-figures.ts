import { defineMessages } from 'react-intl';

/** Names of figures that the table of members and the page of one show. */
export const MEMBER_FIGURES = defineMessages({
  readiness: {
    id: 'dashboard.group.readiness',
    defaultMessage: 'Szansa na zdanie',
    description: 'Column: chance to pass an exam today',
  },
  practice: {
    id: 'dashboard.group.practice',
    defaultMessage: 'Testy (7 dni)',
    description: 'Column: tests begun within the last seven days',
  },
});
