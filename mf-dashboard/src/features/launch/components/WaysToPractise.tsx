import { type CategoryName, EXAM } from '@zielona-fala/contracts';
import { ButtonLink, Icon, type IconName } from '@zielona-fala/web-kit/ui';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import { pathOf } from '../../../path-of.ts';
import { useGetTopicsQuery } from '../../../shared/api/study.ts';
import type { NewTest } from '../../../shared/launch/create-test.ts';
import { StartTest } from '../../../shared/launch/StartTest.tsx';
import { mistakesLeft } from '../../../shared/topic-results.ts';
import * as css from './Practise.module.css';

const NAMES = defineMessages({
  exam: {
    id: 'dashboard.launch.exam',
    defaultMessage: 'Egzamin',
    description: 'Mode: an exam like the real one',
  },
  practice: {
    id: 'dashboard.launch.practice',
    defaultMessage: 'Ćwiczenie',
    description: 'Mode: questions drawn like an exam, with feedback after each',
  },
  topic: {
    id: 'dashboard.launch.topic',
    defaultMessage: 'Temat',
    description: 'Mode: questions of one topic',
  },
  mistakes: {
    id: 'dashboard.launch.mistakes',
    defaultMessage: 'Moje błędy',
    description: 'Mode: all questions that were answered wrong when last asked',
  },
  bookmarks: {
    id: 'dashboard.launch.bookmarks',
    defaultMessage: 'Moje zakładki',
    description: 'Goes to the bookmarked questions',
  },
  browse: {
    id: 'dashboard.launch.browse',
    defaultMessage: 'Wszystkie pytania',
    description: 'Goes to the list of all questions',
  },
});

type Way = keyof typeof NAMES;

const TEXTS: Readonly<Record<Way, MessageDescriptor>> = defineMessages({
  exam: {
    id: 'dashboard.launch.exam.text',
    defaultMessage: '{questions} pytania, {minutes} minut, zegar rusza od razu',
    description: 'What the exam is like; questions is 32, minutes is 25',
  },
  practice: {
    id: 'dashboard.launch.practice.text',
    defaultMessage: 'Jak egzamin, bez zegara, z wyjaśnieniami',
    description: 'What the practice is like',
  },
  topic: {
    id: 'dashboard.launch.topic.text',
    defaultMessage: 'Pytania z jednej dziedziny',
    description: 'What practising a topic is like',
  },
  mistakes: {
    id: 'dashboard.launch.mistakes.text',
    defaultMessage: 'Aż pójdą dobrze',
    description: "What practising one's mistakes is like, while their number is not known",
  },
  bookmarks: {
    id: 'dashboard.launch.bookmarks.text',
    defaultMessage: 'Pytania odłożone na później',
    description: 'What bookmarks are',
  },
  browse: {
    id: 'dashboard.launch.browse.text',
    defaultMessage: 'Szukaj i czytaj wyjaśnienia',
    description: 'What the list of all questions is for',
  },
});

export interface WaysToPractiseProps {
  readonly category: CategoryName;
}

/** Each way to practise as a tile: those that need no choice start at once. */
export function WaysToPractise({ category: categoryName }: WaysToPractiseProps) {
  const questionsPath = pathOf('dashboard-questions');
  return (
    <div className={css.ways}>
      <ul className={css.list}>
        <Start way="exam" icon="archery" wanted={{ categoryName, mode: 'exam' }}>
          <FormattedMessage
            {...TEXTS.exam}
            values={{ questions: EXAM.questions, minutes: EXAM.durationSeconds / 60 }}
          />
        </Start>
        <Start way="practice" icon="steering-wheel" wanted={{ categoryName, mode: 'practice' }} />
        <Open way="topic" icon="book" to={`${pathOf('dashboard-select-mode')}?mode=topic`} />
        <Start way="mistakes" icon="arrowsRepeat" wanted={{ categoryName, mode: 'review', only: 'mistakes' }}>
          <MistakesLeft category={categoryName} />
        </Start>
        <Open way="bookmarks" icon="bookmark" to={`${questionsPath}?bookmarked=true`} />
        <Open way="browse" icon="analyse" to={questionsPath} />
      </ul>
    </div>
  );
}

function MistakesLeft({ category }: WaysToPractiseProps) {
  const { currentData: topics } = useGetTopicsQuery(category);
  if (!topics) return <FormattedMessage {...TEXTS.mistakes} />;
  return (
    <FormattedMessage
      id="dashboard.launch.mistakes.count"
      defaultMessage="{count, plural, =0 {Nic do poprawy} one {# pytanie do poprawy} few {# pytania do poprawy} many {# pytań do poprawy} other {# pytania do poprawy}}"
      description="How many questions were answered wrong when last asked"
      values={{ count: mistakesLeft(topics) }}
    />
  );
}

interface FaceProps {
  readonly way: Way;
  readonly icon: IconName;
  /** What it is like, unless its text alone says so. */
  readonly children?: ReactNode;
}

function Start({ wanted, ...face }: FaceProps & { readonly wanted: NewTest }) {
  return (
    <li>
      <StartTest kind="plain" className={css.way} wanted={wanted}>
        <Face {...face} />
      </StartTest>
    </li>
  );
}

function Open({ to, ...face }: FaceProps & { readonly to: string }) {
  return (
    <li>
      <ButtonLink className={css.way} to={to}>
        <Face {...face} />
      </ButtonLink>
    </li>
  );
}

function Face({ way, icon, children }: FaceProps) {
  return (
    <span className={css.face}>
      <Icon name={icon} />
      <b>
        <FormattedMessage {...NAMES[way]} />
      </b>
      <span className={css.note}>{children ?? <FormattedMessage {...TEXTS[way]} />}</span>
    </span>
  );
}
