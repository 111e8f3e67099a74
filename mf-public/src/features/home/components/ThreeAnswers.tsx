import { EXAM } from '@zielona-fala/contracts';
import type { FactStates } from '@zielona-fala/contracts/portal';
import { useFactText, WhenFact } from '@zielona-fala/web-kit/facts';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import * as css from './ThreeAnswers.module.css';

const MINUTE = 60;
const EXAM_FIGURES = {
  questions: EXAM.questions,
  minutes: EXAM.durationSeconds / MINUTE,
  pass: EXAM.passPoints,
  total: EXAM.totalPoints,
};

const LIKE_THE_EXAM: Readonly<Record<FactStates['bank.source'], MessageDescriptor>> = defineMessages({
  own: {
    id: 'public.home.like.own',
    defaultMessage:
      'Te same zasady i zegar: {questions} pytania, {minutes} minut, {pass} z {total} punktów. Pytania piszemy sami, na wzór urzędowych, i mamy ich {bank}. Na egzaminie zobaczysz inne, o tym samym.',
    description:
      'Home: is it like the real exam? Our own questions are loaded, this many in the bank; said nowhere else on the page',
  },
  official: {
    id: 'public.home.like.official',
    defaultMessage:
      'Te same zasady i zegar: {questions} pytania, {minutes} minut, {pass} z {total} punktów. Egzamin losuje z {bank} pytań urzędowej bazy, w wydaniu, które wczytał operator portalu.',
    description:
      'Home: is it like the real exam? An edition of the official bank is loaded, this many questions; said nowhere else on the page',
  },
  unknown: {
    id: 'public.home.like.unknown',
    defaultMessage:
      'Te same zasady i zegar: {questions} pytania, {minutes} minut, {pass} z {total} punktów do zdania.',
    description: 'Home: is it like the real exam? True whichever bank is loaded',
  },
});

const BANKS = Object.keys(LIKE_THE_EXAM) as FactStates['bank.source'][];

/** What a visitor asks first. */
export function ThreeAnswers() {
  const intl = useIntl();
  const bankQuestions = useFactText('bank.questions');
  return (
    <dl className={css.answers}>
      <Answer
        question={
          <FormattedMessage
            id="public.home.what"
            defaultMessage="Co to jest?"
            description="Home: first question of a visitor"
          />
        }
      >
        <FormattedMessage
          id="public.home.what.answer"
          defaultMessage="Ćwiczenia do egzaminu teoretycznego na prawo jazdy, po polsku, angielsku i niemiecku."
          description="Home: what the product is"
        />
      </Answer>
      <Answer
        question={
          <FormattedMessage
            id="public.home.like"
            defaultMessage="Czy to jak na egzaminie?"
            description="Home: second question of a visitor"
          />
        }
      >
        {BANKS.map((bank) => (
          <WhenFact key={bank} name="bank.source" is={bank}>
            {intl.formatMessage(LIKE_THE_EXAM[bank], { ...EXAM_FIGURES, bank: bankQuestions })}
          </WhenFact>
        ))}
      </Answer>
      <Answer
        question={
          <FormattedMessage
            id="public.home.cost"
            defaultMessage="Ile kosztuje?"
            description="Home: third question of a visitor"
          />
        }
      >
        <FormattedMessage
          id="public.home.cost.answer"
          defaultMessage="0 zł. Bez reklam, bez karty, bez płatnej wersji."
          description="Home: what it costs"
        />
      </Answer>
    </dl>
  );
}

function Answer({ question, children }: { readonly question: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={css.answer}>
      <dt className={css.question}>{question}</dt>
      <dd>{children}</dd>
    </div>
  );
}
