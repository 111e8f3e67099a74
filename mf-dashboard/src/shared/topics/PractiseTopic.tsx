import type { QuestionTopic } from '@zielona-fala/contracts';
import { ButtonLink } from '@zielona-fala/web-kit/ui';
import { TOPIC_NAMES } from '@zielona-fala/web-kit/words/topics';
import { FormattedMessage } from 'react-intl';
import { topicAddress } from '../test-address.ts';

/** Leads to practising a topic. */
export const PractiseTopic = ({ topic }: { readonly topic: QuestionTopic }) => (
  <ButtonLink wide to={topicAddress(topic)}>
    <FormattedMessage
      id="dashboard.topic.practise"
      defaultMessage="Ćwicz: {topic}"
      description="Goes to practising a topic"
      values={{ topic: <FormattedMessage {...TOPIC_NAMES[topic]} /> }}
    />
  </ButtonLink>
);
