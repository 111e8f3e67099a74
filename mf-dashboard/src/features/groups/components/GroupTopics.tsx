import type { GroupTopicDto } from '@zielona-fala/contracts';
import { Panel } from '@zielona-fala/web-kit/ui';
import { TOPIC_NAMES } from '@zielona-fala/web-kit/words/topics';
import { FormattedMessage, useIntl } from 'react-intl';
import { TopicLink } from '../../../shared/topics/TopicLink.tsx';
import { TopicsGuessed } from '../../../shared/topics/TopicsGuessed.tsx';
import { MAX_IN_LESSON } from '../domain/lesson.ts';
import { GroupShare } from './GroupShare.tsx';
import * as css from './Groups.module.css';

/** What goes wrong most often in a group. */
export function GroupTopics({ topics }: { readonly topics: readonly GroupTopicDto[] }) {
  const intl = useIntl();
  return (
    <Panel labelledBy="group-topics">
      <h2 id="group-topics">
        <FormattedMessage
          id="dashboard.group.topics"
          defaultMessage="Co sprawia grupie kłopot"
          description="Heading of the topics that a group fails most often"
        />
      </h2>
      {topics.length === 0 ? (
        <p className={css.note}>
          <FormattedMessage
            id="dashboard.group.topics.few"
            defaultMessage="Na razie nic. Temat i zasada liczą się od pięciu odpowiedzi grupy."
            description="No topic goes wrong, as far as a group has answered five questions of it; the same holds of rules"
          />
        </p>
      ) : (
        <>
          <ul className={css.topics}>
            {topics.slice(0, MAX_IN_LESSON).map(({ topic, seen, wrong, members }) => (
              <li key={topic}>
                <b>
                  <TopicLink topic={topic}>{intl.formatMessage(TOPIC_NAMES[topic])}</TopicLink>
                </b>
                <GroupShare seen={seen} wrong={wrong} members={members} />
              </li>
            ))}
          </ul>
          <TopicsGuessed />
        </>
      )}
    </Panel>
  );
}
