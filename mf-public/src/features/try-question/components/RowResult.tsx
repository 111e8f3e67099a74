import { type CategoryName, EXAM } from '@zielona-fala/contracts';
import { useHref } from '@zielona-fala/web-kit/session';
import { ButtonLink, Lights } from '@zielona-fala/web-kit/ui';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useStart } from '../../../shared/use-start.ts';
import type { GivenAnswer } from '../use-question-row.ts';
import * as css from './RowResult.module.css';

const isRight = ({ question, answer }: GivenAnswer): boolean => question.correctAnswer === answer;
const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0);

export interface RowResultProps {
  readonly given: readonly GivenAnswer[];
  readonly category: CategoryName;
  /** Further ways on. */
  readonly children?: ReactNode;
}

/** How the row went, and what to do next. */
export function RowResult({ given, category, children }: RowResultProps) {
  const intl = useIntl();
  const { isMember, path } = useStart();
  const more = useHref()('first-questions');
  const right = given.filter(isRight);
  const points = sum(right.map(({ question }) => question.pointsValue));
  const total = sum(given.map(({ question }) => question.pointsValue));
  const words = intl.formatMessage(
    {
      id: 'public.try.result',
      defaultMessage: '{right} z {count} dobrze',
      description: 'How many of the questions to try were answered right',
    },
    { right: right.length, count: given.length },
  );
  return (
    <div className={css.result}>
      <Lights big lights={given.map((each) => (isRight(each) ? 'on' : 'bad'))} label={words} />
      <h2 className={css.heading}>{words}</h2>
      <p className={css.text}>
        <FormattedMessage
          id="public.try.result.points"
          defaultMessage="To {points} z {total, plural, one {# punktu} other {# punktów}}. Na egzaminie {questions, plural, one {czeka # pytanie} few {czekają # pytania} many {czeka # pytań} other {czeka # pytania}} i zegar. Z kontem ćwiczysz całość i widzisz swoje postępy."
          description="Under the result of the questions to try: points, and what an account adds"
          values={{ points, total, questions: EXAM.questions }}
        />
      </p>
      <div className={css.ways}>
        {isMember ? (
          <ButtonLink kind="go" wide to={path}>
            <FormattedMessage
              id="public.try.result.dashboard"
              defaultMessage="Przejdź do ćwiczeń"
              description="Button after the questions to try, for a signed-in learner: leads to the dashboard"
            />
          </ButtonLink>
        ) : (
          <>
            <ButtonLink kind="go" wide to={`${more}?cat=${category}`}>
              <FormattedMessage
                id="public.try.result.more"
                defaultMessage="Jeszcze dziesięć, bez konta"
                description="Button after the questions to try: leads to ten more in the player, without an account"
              />
            </ButtonLink>
            <ButtonLink wide to={path}>
              <FormattedMessage
                id="public.try.result.register"
                defaultMessage="Załóż konto za 0 zł"
                description="Button after the questions to try: leads to the registration"
              />
            </ButtonLink>
          </>
        )}
        {children}
      </div>
    </div>
  );
}
