import { defineMessage, type MessageDescriptor } from 'react-intl';

export const ABOUT_TOPIC: MessageDescriptor = defineMessage({
  id: 'dashboard.topic.about',
  defaultMessage: 'O temacie: {topic}',
  description: 'Goes to the page about a topic',
});
