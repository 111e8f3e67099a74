import { Link } from '@zielona-fala/web-kit/router';
import { Tag } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import { pathOf } from '../../../path-of.ts';
import { useGetReportsInfiniteQuery } from '../../../shared/api/question-reports.ts';
import * as css from './Reports.module.css';

/** Leads to the learner's reports, and says how many answers are new. */
export function ReportsLink() {
  const { data } = useGetReportsInfiniteQuery();
  const news = data?.pages.flat().filter(({ isAnswerRead }) => !isAnswerRead).length ?? 0;
  return (
    <span className={css.link}>
      <Link to={pathOf('dashboard-reports')}>
        <FormattedMessage
          id="dashboard.reports.link"
          defaultMessage="Twoje zgłoszenia"
          description="Goes to the learner's reports of problems with questions"
        />
      </Link>
      {news > 0 ? (
        <Tag tone="go">
          <FormattedMessage
            id="dashboard.reports.news"
            defaultMessage="{count, plural, one {# nowa odpowiedź} few {# nowe odpowiedzi} many {# nowych odpowiedzi} other {# nowej odpowiedzi}}"
            description="How many of the operator's answers to reports the learner has not seen"
            values={{ count: news }}
          />
        </Tag>
      ) : null}
    </span>
  );
}
