import { defineMessage, type MessageDescriptor } from 'react-intl';

export const LEVEL_NAME: MessageDescriptor = defineMessage({
  id: 'dashboard.level',
  defaultMessage: 'Poziom {level}',
  description: "The learner's level",
});
