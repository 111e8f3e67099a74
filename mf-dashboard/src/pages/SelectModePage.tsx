import { useSearchParams } from '@zielona-fala/web-kit/router';
import { useIntl } from 'react-intl';
import { Practise } from '../features/launch/components/Practise.tsx';
import { TopicLaunch } from '../features/launch/components/TopicLaunch.tsx';
import { isTopicWanted } from '../features/launch/topic-selection.ts';
import { ResumeBanner } from '../features/resume/components/ResumeBanner.tsx';
import { useUnfinishedTest } from '../features/resume/use-unfinished.ts';
import { useNewPlace } from '../shared/use-new-place.ts';

/** tests/select-mode, and with ?mode=topic&topic= the topics. */
export function SelectModePage() {
  const intl = useIntl();
  const unfinished = useUnfinishedTest() ?? null;
  const [query] = useSearchParams();
  const title = intl.formatMessage({
    id: 'sales.seo.dashboard-select-mode.title',
    defaultMessage: 'Co chcesz ćwiczyć?',
    description: 'Heading of the choice of what to practise',
  });
  const isTopic = isTopicWanted(query);
  useNewPlace(isTopic ? 'topics' : 'modes');
  const running = unfinished?.mode === 'exam' ? unfinished : null;
  return (
    <>
      <h1>{title}</h1>
      {isTopic ? (
        <TopicLaunch />
      ) : (
        <Practise running={running && <ResumeBanner test={running} />} open={running ? null : unfinished} />
      )}
    </>
  );
}
