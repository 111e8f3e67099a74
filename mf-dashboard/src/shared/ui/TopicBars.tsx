import { Link } from '@zielona-fala/web-kit/router';
import { Bar } from '@zielona-fala/web-kit/ui';
import { FormattedNumber, useIntl } from 'react-intl';
import { topicAddress } from '../test-address.ts';
import { TOPIC_NAMES } from '../topic-names.ts';
import { GOOD_SHARE, type TopicResult } from '../topic-results.ts';
import * as css from './TopicBars.module.css';

/** How many answers of each topic are right; a topic leads to practising it. */
export function TopicBars({ results }: { readonly results: readonly TopicResult[] }) {
  const intl = useIntl();
  return (
    <ul className={css.list}>
      {results.map(({ topic, share }) => (
        <li key={topic}>
          <Link className={css.topic} to={topicAddress(topic)}>
            <span>{intl.formatMessage(TOPIC_NAMES[topic])}</span>
            <b>
              <FormattedNumber value={share} style="percent" maximumFractionDigits={0} />
            </b>
          </Link>
          <Bar value={share} good={share >= GOOD_SHARE} />
        </li>
      ))}
    </ul>
  );
}
