import { PageTitle } from '@zielona-fala/web-kit/ui';
import { useIntl } from 'react-intl';
import { CountsPanel } from '../features/home/components/CountsPanel.tsx';
import { LastResults } from '../features/home/components/LastResults.tsx';
import { LevelPanel } from '../features/home/components/LevelPanel.tsx';
import { StartPanel } from '../features/home/components/StartPanel.tsx';
import { ResumeBanner } from '../features/resume/components/ResumeBanner.tsx';
import { useCategory } from '../shared/use-category.ts';
import * as css from './HomePage.module.css';

/** dashboard/home: what to do now, and how it has gone so far. */
export function HomePage() {
  const intl = useIntl();
  const category = useCategory();
  return (
    <>
      <PageTitle
        title={intl.formatMessage({
          id: 'dashboard.home.title',
          defaultMessage: 'Start',
          description: 'Title of the dashboard',
        })}
        description={intl.formatMessage({
          id: 'dashboard.home.description',
          defaultMessage: 'Zacznij egzamin, wróć do przerwanego i zobacz ostatnie wyniki oraz poziom.',
          description: 'Description of the dashboard',
        })}
      />
      <ResumeBanner />
      <div className={css.today}>
        <StartPanel category={category} />
        <LastResults category={category} />
        <LevelPanel />
        <CountsPanel category={category} />
      </div>
    </>
  );
}
