import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';

export const OF_POINTS: MessageDescriptor = defineMessage({
  id: 'dashboard.result.of',
  defaultMessage: 'z {total} punktów',
  description: 'After the big figure: of 74 points',
});

export const PART_NAMES = defineMessages({
  primary: {
    id: 'dashboard.result.primary',
    defaultMessage: 'Podstawowe',
    description: 'The basic part of the exam',
  },
  technical: {
    id: 'dashboard.result.technical',
    defaultMessage: 'Specjalistyczne',
    description: 'The specialist part of the exam',
  },
});
