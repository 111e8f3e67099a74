import { defineMessage, type MessageDescriptor } from 'react-intl';

export const PRACTISE: MessageDescriptor = defineMessage({
  id: 'shell.offline.practise',
  defaultMessage: 'Ćwicz bez internetu',
  description: 'Goes to the practice without a network',
});
