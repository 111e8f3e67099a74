import { TOPICS } from '@zielona-fala/contracts';
import { Link } from '@zielona-fala/web-kit/router';
import { usePath } from '@zielona-fala/web-kit/ui';
import { TOPIC_NAMES } from '@zielona-fala/web-kit/words/topics';
import { FormattedMessage } from 'react-intl';
import { ROUTE_TABLE } from '../../../route-table.ts';
import { HomeSection } from './HomeSection.tsx';
import * as css from './Topics.module.css';

/** Ways to the pages of all topics. */
export function Topics() {
  const path = usePath(ROUTE_TABLE);
  return (
    <HomeSection
      heading={
        <FormattedMessage
          id="public.topics.heading"
          defaultMessage="O co pytają na egzaminie"
          description="Heading above the links to the topics of questions"
        />
      }
    >
      <ul className={css.topics}>
        {TOPICS.map((topic) => (
          <li key={topic}>
            <Link className={css.topic} to={path('topic', topic)}>
              <FormattedMessage {...TOPIC_NAMES[topic]} />
            </Link>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
