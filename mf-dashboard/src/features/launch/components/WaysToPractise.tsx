import { type CategoryName, EXAM } from '@zielona-fala/contracts';
import { ButtonLink, Icon, type IconName } from '@zielona-fala/web-kit/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { pathOf } from '../../../path-of.ts';
import { useGetTopicsQuery } from '../../../shared/api/study.ts';
import { StartTest } from '../../../shared/launch/StartTest.tsx';
import { mistakesLeft } from '../../../shared/topic-results.ts';
import * as css from './Practise.module.css';

export interface WaysToPractiseProps {
  readonly category: CategoryName;
}

/** Each way to practise as a tile: those that need no choice start at once. */
export function WaysToPractise({ category: categoryName }: WaysToPractiseProps) {
  const { currentData: topics } = useGetTopicsQuery(categoryName);
  return (
    <div className={css.ways}>
      <ul className={css.list}>
        <li>
          <StartTest kind="plain" className={css.way} wanted={{ categoryName, mode: 'exam' }}>
            <Face
              icon="archery"
              name={
                <FormattedMessage
                  id="dashboard.launch.exam"
                  defaultMessage="Egzamin"
                  description="Mode: an exam like the real one"
                />
              }
            >
              <FormattedMessage
                id="dashboard.launch.exam.text"
                defaultMessage="{questions} pytania, {minutes} minut, zegar rusza od razu"
                description="What the exam is like; questions is 32, minutes is 25"
                values={{ questions: EXAM.questions, minutes: EXAM.durationSeconds / 60 }}
              />
            </Face>
          </StartTest>
        </li>
        <li>
          <StartTest kind="plain" className={css.way} wanted={{ categoryName, mode: 'practice' }}>
            <Face
              icon="steering-wheel"
              name={
                <FormattedMessage
                  id="dashboard.launch.practice"
                  defaultMessage="Ćwiczenie"
                  description="Mode: questions drawn like an exam, with feedback after each"
                />
              }
            >
              <FormattedMessage
                id="dashboard.launch.practice.text"
                defaultMessage="Jak egzamin, bez zegara, z wyjaśnieniami"
                description="What the practice is like"
              />
            </Face>
          </StartTest>
        </li>
        <li>
          <ButtonLink className={css.way} to={`${pathOf('dashboard-select-mode')}?mode=topic`}>
            <Face
              icon="book"
              name={
                <FormattedMessage
                  id="dashboard.launch.topic"
                  defaultMessage="Temat"
                  description="Mode: questions of one topic"
                />
              }
            >
              <FormattedMessage
                id="dashboard.launch.topic.text"
                defaultMessage="Pytania z jednej dziedziny"
                description="What practising a topic is like"
              />
            </Face>
          </ButtonLink>
        </li>
        <li>
          <StartTest
            kind="plain"
            className={css.way}
            wanted={{ categoryName, mode: 'review', only: 'mistakes' }}
          >
            <Face
              icon="arrowsRepeat"
              name={
                <FormattedMessage
                  id="dashboard.launch.mistakes"
                  defaultMessage="Moje błędy"
                  description="Mode: all questions that were answered wrong when last asked"
                />
              }
            >
              {topics ? (
                <FormattedMessage
                  id="dashboard.launch.mistakes.count"
                  defaultMessage="{count, plural, =0 {Nic do poprawy} one {# pytanie do poprawy} few {# pytania do poprawy} many {# pytań do poprawy} other {# pytania do poprawy}}"
                  description="How many questions were answered wrong when last asked"
                  values={{ count: mistakesLeft(topics) }}
                />
              ) : (
                <FormattedMessage
                  id="dashboard.launch.mistakes.text"
                  defaultMessage="Aż pójdą dobrze"
                  description="What practising one's mistakes is like, while their number is not known"
                />
              )}
            </Face>
          </StartTest>
        </li>
        <li>
          <ButtonLink className={css.way} to={`${pathOf('dashboard-questions')}?bookmarked=true`}>
            <Face
              icon="bookmark"
              name={
                <FormattedMessage
                  id="dashboard.launch.bookmarks"
                  defaultMessage="Moje zakładki"
                  description="Goes to the bookmarked questions"
                />
              }
            >
              <FormattedMessage
                id="dashboard.launch.bookmarks.text"
                defaultMessage="Pytania odłożone na później"
                description="What bookmarks are"
              />
            </Face>
          </ButtonLink>
        </li>
        <li>
          <ButtonLink className={css.way} to={pathOf('dashboard-questions')}>
            <Face
              icon="analyse"
              name={
                <FormattedMessage
                  id="dashboard.launch.browse"
                  defaultMessage="Wszystkie pytania"
                  description="Goes to the list of all questions"
                />
              }
            >
              <FormattedMessage
                id="dashboard.launch.browse.text"
                defaultMessage="Szukaj i czytaj wyjaśnienia"
                description="What the list of all questions is for"
              />
            </Face>
          </ButtonLink>
        </li>
      </ul>
    </div>
  );
}

interface FaceProps {
  readonly icon: IconName;
  readonly name: ReactNode;
  readonly children: ReactNode;
}

function Face({ icon, name, children }: FaceProps) {
  return (
    <span className={css.face}>
      <Icon name={icon} />
      <b>{name}</b>
      <span className={css.note}>{children}</span>
    </span>
  );
}
