import type { TopicProgressDto } from '@zielona-fala/contracts';
import { Link } from '@zielona-fala/web-kit/router';
import { Bar, Icon } from '@zielona-fala/web-kit/ui';
import { TOPIC_NAMES } from '@zielona-fala/web-kit/words/topics';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { topicAddress } from '../test-address.ts';
import { GOOD_SHARE, type TopicResult } from '../topic-results.ts';
import { ABOUT_TOPIC } from '../topics/about-topic.ts';
import { TopicLink } from '../topics/TopicLink.tsx';
import { TopicsGuessed } from '../topics/TopicsGuessed.tsx';
import { KnowledgeBar, KnowledgeNote } from './KnowledgeBar.tsx';
import * as css from './TopicBars.module.css';

export interface TopicBarsProps {
  readonly results: readonly TopicResult[];
  /** What is known of the topics; without it the bars show right answers alone. */
  readonly progress?: readonly TopicProgressDto[] | undefined;
}

/** How many questions of each topic were answered right; a topic leads to practising it, and to the page about it. */
export function TopicBars({ results, progress }: TopicBarsProps) {
  return (
    <>
      <ul className={css.list}>
        {results.map((result) => (
          <TopicRow
            key={result.topic}
            result={result}
            progress={progress?.find(({ topic }) => topic === result.topic)}
          />
        ))}
      </ul>
      {progress ? <KnowledgeNote /> : null}
      <TopicsGuessed />
    </>
  );
}

interface TopicRowProps {
  readonly result: TopicResult;
  readonly progress: TopicProgressDto | undefined;
}

function TopicRow({ result: { topic, share, correct, asked }, progress }: TopicRowProps) {
  const intl = useIntl();
  const name = intl.formatMessage(TOPIC_NAMES[topic]);
  return (
    <li>
      <div className={css.row}>
        <Link className={css.topic} to={topicAddress(topic)}>
          <span>{name}</span>
          <b>
            <FormattedNumber value={share} style="percent" maximumFractionDigits={0} />
          </b>
        </Link>
        <TopicLink
          topic={topic}
          className={css.about}
          label={intl.formatMessage(ABOUT_TOPIC, { topic: name })}
        >
          <Icon name="book" size="small" />
        </TopicLink>
      </div>
      {progress ? (
        <>
          <p className={css.figures}>
            <FormattedMessage
              id="dashboard.topic.figures"
              defaultMessage="{correct} z {asked} pytań dobrze"
              description="Below a topic: questions answered right, of those asked, of which some may have no answer"
              values={{ correct, asked }}
            />
          </p>
          <KnowledgeBar progress={progress} />
        </>
      ) : (
        <Bar value={share} good={share >= GOOD_SHARE} />
      )}
    </li>
  );
}
