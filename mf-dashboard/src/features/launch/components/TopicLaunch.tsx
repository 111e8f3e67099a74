import { Link, useSearchParams } from '@zielona-fala/web-kit/router';
import { type FormEvent, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { pathOf } from '../../../path-of.ts';
import { useGetTopicsQuery } from '../../../shared/api/study.ts';
import { UnfinishedDialog } from '../../../shared/launch/UnfinishedDialog.tsx';
import { useLaunch } from '../../../shared/launch/use-launch.ts';
import { useCategory } from '../../../shared/use-category.ts';
import { topicSelectionOf, topicTest } from '../topic-selection.ts';
import { Start } from './Start.tsx';
import { TopicChoice } from './TopicChoice.tsx';
import * as css from './TopicLaunch.module.css';

/** Choice of a topic and the number of questions. The start button stays in view. */
export function TopicLaunch() {
  const category = useCategory();
  const [query] = useSearchParams();
  const [selection, setSelection] = useState(() => topicSelectionOf(query));
  const topics = useGetTopicsQuery(category);
  const launch = useLaunch();
  const wanted = topicTest(selection, category);
  const start = () => {
    if (wanted) void launch.start(wanted);
  };
  return (
    <form
      className={css.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        start();
      }}
    >
      <Link className={css.back} to={pathOf('dashboard-select-mode')}>
        <FormattedMessage
          id="dashboard.launch.back"
          defaultMessage="Wróć do wszystkich sposobów"
          description="Goes from the choice of a topic back to all ways to practise"
        />
      </Link>
      <TopicChoice
        topics={topics}
        chosen={selection.topic}
        size={selection.size}
        onChoose={(topic) => setSelection({ ...selection, topic })}
        onSize={(size) => setSelection({ ...selection, size })}
      />
      <Start category={category} canStart={wanted !== null} isStarting={launch.isStarting} />
      <UnfinishedDialog test={launch.unfinished} onClose={launch.dismiss} onDeleted={start} />
    </form>
  );
}
