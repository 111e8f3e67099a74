import type { TopicDto } from '@zielona-fala/contracts';
import { Tag } from '@zielona-fala/web-kit/ui';
import { TOPIC_NAMES } from '@zielona-fala/web-kit/words/topics';
import { FormattedMessage } from 'react-intl';
import { TopicLink } from './TopicLink.tsx';

export interface QuestionTopicProps {
  readonly of: TopicDto;
  /** Leads to the page about the topic; not where it stands in a control. */
  readonly linked?: boolean;
}

/** The topic of one question; a guess says that it is one. */
export function QuestionTopic({ of: { topic, topicEstimated }, linked = false }: QuestionTopicProps) {
  const name = <FormattedMessage {...TOPIC_NAMES[topic]} />;
  return (
    <>
      {linked ? <TopicLink topic={topic}>{name}</TopicLink> : name}
      {topicEstimated ? (
        <Tag>
          <FormattedMessage
            id="dashboard.topic.our-guess"
            defaultMessage="nasz domysł"
            description="Beside the topic of a question: it is a guess of ours, the question bank names none"
          />
        </Tag>
      ) : null}
    </>
  );
}
