import { Link } from '@zielona-fala/web-kit/router';
import { FormattedMessage, useIntl } from 'react-intl';
import { Launch } from '../features/launch/components/Launch.tsx';
import { ResumeBanner } from '../features/resume/components/ResumeBanner.tsx';
import { useUnfinishedExam } from '../features/resume/use-unfinished.ts';
import { pathOf } from '../route-table.ts';
import * as css from './SelectModePage.module.css';

/** tests/select-mode */
export function SelectModePage() {
  const intl = useIntl();
  const unfinished = useUnfinishedExam();
  const title = intl.formatMessage({
    id: 'sales.seo.dashboard-select-mode.title',
    defaultMessage: 'Co chcesz ćwiczyć?',
    description: 'Heading of the choice of what to practise',
  });
  return (
    <>
      <h1>{title}</h1>
      {unfinished ? <ResumeBanner exam={unfinished} /> : null}
      <Launch />
      <p className={css.links}>
        <Link to={pathOf('dashboard-questions')}>
          <FormattedMessage
            id="dashboard.launch.browse"
            defaultMessage="Przejrzyj wszystkie pytania"
            description="Goes to the list of all questions"
          />
        </Link>
        <Link to={`${pathOf('dashboard-questions')}?bookmarked=true`}>
          <FormattedMessage
            id="dashboard.launch.bookmarks"
            defaultMessage="Moje zakładki"
            description="Goes to the bookmarked questions"
          />
        </Link>
        <Link to={pathOf('dashboard-groups')}>
          <FormattedMessage
            id="dashboard.launch.groups"
            defaultMessage="Grupy szkoły jazdy"
            description="Goes to the groups of driving schools"
          />
        </Link>
      </p>
    </>
  );
}
