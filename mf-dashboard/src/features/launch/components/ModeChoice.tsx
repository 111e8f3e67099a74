import { type CategoryName, EXAM, type PlanDto, type TestMode } from '@zielona-fala/contracts';
import { cx, Icon, type IconName, Tag } from '@zielona-fala/web-kit/ui';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useGetTopicCountsQuery } from '../../../shared/api/get-topic-counts.ts';
import { leftOf } from '../../../shared/plan.ts';
import { TOPIC_NAMES } from '../../../shared/topic-names.ts';
import { weakestFirst } from '../../../shared/topic-results.ts';
import * as tile from '../../../shared/ui/choice-tile.module.css';
import * as css from './ModeChoice.module.css';

export interface ModeChoiceProps {
  readonly chosen: TestMode;
  readonly category: CategoryName;
  /** Undefined while unknown. */
  readonly plan: PlanDto | undefined;
  readonly onChoose: (mode: TestMode) => void;
}

/** What each mode is like, in a sentence. */
export function ModeChoice({ chosen, category, plan, onChoose }: ModeChoiceProps) {
  const mode = (value: TestMode) => ({
    value,
    isChosen: value === chosen,
    onChoose: () => onChoose(value),
  });
  return (
    <fieldset className={css.choice}>
      <legend className={css.legend}>
        <FormattedMessage
          id="dashboard.launch.mode"
          defaultMessage="Tryb"
          description="Names the choice between exam, practice, topic and review"
        />
      </legend>
      <div className={css.modes}>
        <Mode {...mode('exam')} icon="archery" name={<ExamName />} text={<ExamText />} tag={<PassMark />} />
        <Mode
          {...mode('practice')}
          icon="steering-wheel"
          name={
            <FormattedMessage
              id="dashboard.launch.practice"
              defaultMessage="Ćwiczenie"
              description="Mode: questions drawn like an exam, with feedback after each"
            />
          }
          text={
            <FormattedMessage
              id="dashboard.launch.practice.text"
              defaultMessage="{questions} pytania jak na egzaminie. Bez zegara, z wyjaśnieniem po każdej odpowiedzi."
              description="What the practice is like; questions is 32"
              values={{ questions: EXAM.questions }}
            />
          }
        />
        <Mode
          {...mode('topic')}
          icon="book"
          name={
            <FormattedMessage
              id="dashboard.launch.topic"
              defaultMessage="Temat"
              description="Mode: questions of one topic"
            />
          }
          text={
            <FormattedMessage
              id="dashboard.launch.topic.text"
              defaultMessage="Wszystkie pytania z jednego tematu albo część z nich, z wyjaśnieniami."
              description="What practising a topic is like"
            />
          }
          tag={<WeakestTopic category={category} />}
        />
        <Mode
          {...mode('review')}
          icon="arrowsRepeat"
          name={
            <FormattedMessage
              id="dashboard.launch.review"
              defaultMessage="Powtórka"
              description="Mode: what is due for repetition, then mistakes, then new questions"
            />
          }
          text={
            <FormattedMessage
              id="dashboard.launch.review.text"
              defaultMessage="To, co czas powtórzyć, potem Twoje błędy, potem nowe pytania. Najkrótsza droga do zdania."
              description="What the review is like"
            />
          }
          tag={plan ? <LeftToday plan={plan} /> : null}
        />
      </div>
    </fieldset>
  );
}

interface ModeProps {
  readonly value: TestMode;
  readonly isChosen: boolean;
  readonly icon: IconName;
  readonly name: ReactNode;
  readonly text: ReactNode;
  readonly tag?: ReactNode;
  readonly onChoose: () => void;
}

function Mode({ value, isChosen, icon, name, text, tag = null, onChoose }: ModeProps) {
  return (
    <label className={cx(tile.tile, css.mode)}>
      <input type="radio" name="mode" value={value} checked={isChosen} onChange={onChoose} />
      <Icon name={icon} size="large" />
      <b>{name}</b>
      <span className={css.text}>{text}</span>
      <span className={css.tag}>{tag}</span>
    </label>
  );
}

function ExamName() {
  return (
    <FormattedMessage
      id="dashboard.launch.exam"
      defaultMessage="Egzamin"
      description="Mode: an exam like the real one"
    />
  );
}

function ExamText() {
  return (
    <FormattedMessage
      id="dashboard.launch.exam.text"
      defaultMessage="Jak na państwowym: {questions} pytania, {minutes} minut, bez powrotu do poprzednich. Wynik na końcu."
      description="What the exam is like; questions is 32, minutes is 25"
      values={{ questions: EXAM.questions, minutes: EXAM.durationSeconds / 60 }}
    />
  );
}

function PassMark() {
  return (
    <Tag>
      <FormattedMessage
        id="dashboard.launch.exam.pass"
        defaultMessage="Zdajesz od {pass} punktów na {total}"
        description="The pass mark: 68 of 74"
        values={{ pass: EXAM.passPoints, total: EXAM.totalPoints }}
      />
    </Tag>
  );
}

/** The first of those that the home page names. */
function WeakestTopic({ category }: { readonly category: CategoryName }) {
  const intl = useIntl();
  const { currentData: counts = [] } = useGetTopicCountsQuery(category);
  const [weakest] = weakestFirst(counts);
  if (!weakest) return null;
  return (
    <Tag>
      <FormattedMessage
        id="dashboard.launch.topic.weakest"
        defaultMessage="Najsłabszy: {topic}, {share, number, percent}"
        description="The topic with the smallest share of right answers"
        values={{ topic: intl.formatMessage(TOPIC_NAMES[weakest.topic]), share: weakest.share }}
      />
    </Tag>
  );
}

function LeftToday({ plan }: { readonly plan: PlanDto }) {
  return (
    <Tag>
      <FormattedMessage
        id="dashboard.launch.review.left"
        defaultMessage="{count, plural, =0 {Plan na dziś gotowy} one {# pytanie na dziś} few {# pytania na dziś} many {# pytań na dziś} other {# pytania na dziś}}"
        description="How many questions are left of today's plan"
        values={{ count: leftOf(plan) }}
      />
    </Tag>
  );
}
