import { EXAM, type SolvedQuestionDto } from '@zielona-fala/contracts';
import { Button, Panel } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import { drawRehearsal, missingForRehearsal } from '../../../shared/offline/rehearsal.ts';
import * as css from './OfflinePractice.module.css';
import { asShown } from './pack-media.ts';

export interface RehearsalOfferProps {
  /** Of the pack. */
  readonly questions: readonly SolvedQuestionDto[];
  readonly hasNetwork: boolean;
  readonly onRehearse: (questions: readonly SolvedQuestionDto[]) => void;
}

/** An exam by the questions of the pack, or how many are missing for one; that it does not count is said before. */
export function RehearsalOffer({ questions, hasNetwork, onRehearse }: RehearsalOfferProps) {
  const missing = missingForRehearsal(questions);
  const rehearse = async () => onRehearse(await asShown(drawRehearsal(questions), hasNetwork));
  return (
    <Panel className={css.part} labelledBy="rehearsal">
      <h2 id="rehearsal">
        <FormattedMessage
          id="dashboard.rehearsal"
          defaultMessage="Próba generalna"
          description="Heading: a rehearsal of the exam from the questions in this browser"
        />
      </h2>
      <p className={css.text}>
        <FormattedMessage
          id="dashboard.rehearsal.text"
          defaultMessage="{questions} pytania i czas jak na egzaminie, bez internetu. To tylko próba: nie liczy się jako egzamin, a odpowiedzi trafią na konto tak jak z ćwiczeń."
          description="What a rehearsal of the exam is: 32 questions with the exam's times; it does not count as an exam, its answers count as practice"
          values={{ questions: EXAM.questions }}
        />
      </p>
      {missing > 0 ? (
        <p>
          <FormattedMessage
            id="dashboard.rehearsal.missing"
            defaultMessage="{missing, plural, one {Brakuje do niej # pytania} other {Brakuje do niej # pytań}} tych rodzajów, o które pyta egzamin. Pobierz więcej pytań: mogą wśród nich być."
            description="The pack holds too few questions of the kinds that an exam asks: so many are missing"
            values={{ missing }}
          />
        </p>
      ) : (
        <div className={css.ways}>
          <Button onPress={() => void rehearse()}>
            <FormattedMessage
              id="dashboard.rehearsal.start"
              defaultMessage="Zacznij próbę"
              description="Button: starts the rehearsal of the exam"
            />
          </Button>
        </div>
      )}
    </Panel>
  );
}
