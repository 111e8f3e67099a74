import { EXAM, type MemberAnswerDto, type MemberResultDto } from '@zielona-fala/contracts';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { answerText, useYesNoLabels } from '../../../shared/answer-text.ts';
import { QuestionLink } from '../../../shared/question/QuestionLink.tsx';
import { ExamVerdict } from '../../../shared/ui/ExamVerdict.tsx';
import { Mark } from '../../../shared/ui/Mark.tsx';
import * as css from './Member.module.css';

/** A member's exams, each with its mistakes where these are shared. */
export function MemberExams({ results }: { readonly results: readonly MemberResultDto[] | null }) {
  return (
    <>
      <h2 id="member-exams">
        <FormattedMessage
          id="dashboard.member.exams"
          defaultMessage="Egzaminy"
          description="Heading of a member's exams"
        />
      </h2>
      {results === null ? (
        <p className={css.note}>
          <FormattedMessage
            id="dashboard.member.exams.hidden"
            defaultMessage="Wyników egzaminów ta osoba nie udostępnia."
            description="A member does not share exams"
          />
        </p>
      ) : results.length === 0 ? (
        <p className={css.note}>
          <FormattedMessage
            id="dashboard.member.exams.none"
            defaultMessage="Nie ma jeszcze żadnego."
            description="A member has finished no exam yet"
          />
        </p>
      ) : (
        <ul className={css.exams}>
          {results.map((result) => (
            <Exam key={result.finished} result={result} />
          ))}
        </ul>
      )}
    </>
  );
}

function Exam({ result: { finished, passed, points, answers } }: { readonly result: MemberResultDto }) {
  const mistakes = answers?.filter(({ answer, correctAnswer }) => answer !== correctAnswer) ?? [];
  return (
    <li>
      <p className={css.exam}>
        <Mark good={passed} />
        <span>
          <ExamVerdict passed={passed} />{' '}
          <span className={css.note}>
            <FormattedDate value={finished} day="numeric" month="short" hour="2-digit" minute="2-digit" />
          </span>
        </span>
        <b>
          {points} / {EXAM.totalPoints}
        </b>
      </p>
      {mistakes.length > 0 ? <Mistakes mistakes={mistakes} /> : null}
    </li>
  );
}

function Mistakes({ mistakes }: { readonly mistakes: readonly MemberAnswerDto[] }) {
  const labels = useYesNoLabels();
  return (
    <details className={css.mistakes}>
      <summary>
        <FormattedMessage
          id="dashboard.member.mistakes"
          defaultMessage="{count, plural, one {# błąd} few {# błędy} many {# błędów} other {# błędu}}"
          description="Wrong or missing answers of an exam; opens them"
          values={{ count: mistakes.length }}
        />
      </summary>
      <ul>
        {mistakes.map(({ questionNumber, answer, correctAnswer }) => (
          <li key={questionNumber}>
            <QuestionLink questionNumber={questionNumber} />
            <span className={css.note}>
              <FormattedMessage
                id="dashboard.member.answer"
                defaultMessage="{isGiven, select, true {odpowiedź {answer}} other {bez odpowiedzi}}, poprawna {correct}"
                description="A member's answer to a question, such as A or YES, and the right one"
                values={{
                  isGiven: answer !== undefined,
                  answer: answer ? answerText(answer, null, labels) : '',
                  correct: answerText(correctAnswer, null, labels),
                }}
              />
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
