import { byShareWrong, isWeak, type MemberTopicDto } from '@zielona-fala/contracts';
import { Bar } from '@zielona-fala/web-kit/ui';
import { TOPIC_NAMES } from '@zielona-fala/web-kit/words/topics';
import { FormattedMessage, useIntl } from 'react-intl';
import { TopicLink } from '../../../shared/topics/TopicLink.tsx';
import { TopicsGuessed } from '../../../shared/topics/TopicsGuessed.tsx';
import * as css from './Member.module.css';

/** What goes wrong most often, first; topics that are hidden say so. */
export function MemberTopics({ topics }: { readonly topics: readonly MemberTopicDto[] | null }) {
  const intl = useIntl();
  const told = (topics ?? []).filter(isWeak).toSorted(byShareWrong);
  return (
    <>
      <h2 id="member-topics">
        <FormattedMessage
          id="dashboard.member.topics"
          defaultMessage="Słabe tematy"
          description="Heading of a member's topics, the weakest first"
        />
      </h2>
      {topics === null ? (
        <p className={css.note}>
          <FormattedMessage
            id="dashboard.member.topics.hidden"
            defaultMessage="Tematów ta osoba nie udostępnia."
            description="A member does not share topics"
          />
        </p>
      ) : told.length === 0 ? (
        <p className={css.note}>
          <FormattedMessage
            id="dashboard.member.topics.few"
            defaultMessage="Na razie żadnych. Temat liczy się od pięciu odpowiedzi."
            description="No topic goes wrong, as far as a member has answered five questions of it"
          />
        </p>
      ) : (
        <ul className={css.topics}>
          {told.map(({ topic, seen, wrong }) => (
            <li key={topic}>
              <b>
                <TopicLink topic={topic}>{intl.formatMessage(TOPIC_NAMES[topic])}</TopicLink>
              </b>
              <span className={css.note}>
                <FormattedMessage
                  id="dashboard.member.topic"
                  defaultMessage="{wrong, plural, one {# błąd} few {# błędy} many {# błędów} other {# błędu}} na {seen}"
                  description="Wrong last answers to questions of a topic, of those that were answered"
                  values={{ wrong, seen }}
                />
              </span>
              <Bar value={wrong / seen} />
            </li>
          ))}
        </ul>
      )}
      {told.length > 0 ? <TopicsGuessed /> : null}
    </>
  );
}
