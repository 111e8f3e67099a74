import { EXAM } from '@zielona-fala/contracts';
import { Icon } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import * as css from './ModeChoice.module.css';

/** What the exam will be like: the one mode there is. */
export function ModeChoice() {
  return (
    <section className={css.mode} aria-labelledby="mode">
      <Icon name="archery" size="xlarge" />
      <h2 id="mode">
        <FormattedMessage
          id="dashboard.launch.exam"
          defaultMessage="Egzamin"
          description="Mode: an exam like the real one"
        />
      </h2>
      <p>
        <FormattedMessage
          id="dashboard.launch.exam.text"
          defaultMessage="Jak na państwowym: {questions} pytania, {minutes} minut, bez powrotu do poprzednich. Wynik na końcu."
          description="What the exam is like; questions is 32, minutes is 25"
          values={{ questions: EXAM.questions, minutes: EXAM.durationSeconds / 60 }}
        />
      </p>
      <ul className={css.facts}>
        <li>
          <FormattedMessage
            id="dashboard.launch.exam.basic"
            defaultMessage="{count} pytań TAK lub NIE: {read} s na czytanie, {answer} s na odpowiedź"
            description="The basic part: 20 questions, 20 s to read, 15 s to answer"
            values={{ count: EXAM.primaryQuestions, read: EXAM.readSeconds, answer: EXAM.answerSeconds }}
          />
        </li>
        <li>
          <FormattedMessage
            id="dashboard.launch.exam.specialist"
            defaultMessage="{count} pytań A, B lub C: {seconds} s każde"
            description="The specialist part: 12 questions of 50 s"
            values={{ count: EXAM.technicalQuestions, seconds: EXAM.technicalSeconds }}
          />
        </li>
        <li>
          <FormattedMessage
            id="dashboard.launch.exam.pass"
            defaultMessage="Zdajesz od {pass} punktów na {total}"
            description="The pass mark: 68 of 74"
            values={{ pass: EXAM.passPoints, total: EXAM.totalPoints }}
          />
        </li>
      </ul>
    </section>
  );
}
