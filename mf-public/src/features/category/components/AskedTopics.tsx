import type { Topic } from '@zielona-fala/contracts';
import { WhenFact } from '@zielona-fala/web-kit/facts';
import { Link } from '@zielona-fala/web-kit/router';
import { usePath } from '@zielona-fala/web-kit/ui';
import { TOPIC_NAMES } from '@zielona-fala/web-kit/words/topics';
import { FormattedMessage } from 'react-intl';
import { ROUTE_TABLE } from '../../../route-table.ts';
import { ArticleSection } from '../../../shared/article/ArticleSection.tsx';
import * as css from './AskedTopics.module.css';

export interface AskedTopicsProps {
  /** Paragraphs. */
  readonly text: readonly string[];
  /** How many questions of each topic our own bank has. */
  readonly counts: Readonly<Partial<Record<Topic, number>>>;
}

/** What the exam asks; the topics with as many questions as our own bank has, while exams draw from it. */
export function AskedTopics({ text, counts }: AskedTopicsProps) {
  const path = usePath(ROUTE_TABLE);
  return (
    <ArticleSection
      heading={
        <FormattedMessage
          id="public.category.asked"
          defaultMessage="O co pytają"
          description="Heading on the page of a licence category: what the exam asks"
        />
      }
    >
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <ul className={css.topics}>
        {(Object.keys(counts) as Topic[]).map((topic) => (
          <li className={css.topic} key={topic}>
            <Link to={path('topic', topic)}>
              <FormattedMessage {...TOPIC_NAMES[topic]} />
            </Link>
            <WhenFact name="bank.source" is="own">
              <span className={css.count}>
                <FormattedMessage
                  id="public.category.count"
                  defaultMessage="{count, plural, one {# pytanie} few {# pytania} many {# pytań} other {# pytania}}"
                  description="After a topic: how many questions of it our bank has for this category"
                  values={{ count: counts[topic] ?? 0 }}
                />
              </span>
            </WhenFact>
          </li>
        ))}
      </ul>
    </ArticleSection>
  );
}
