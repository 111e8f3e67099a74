import { Button, Dialog } from '@zielona-fala/web-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import * as css from '../../../shared/ui/choices.module.css';

export interface FinishDialogProps {
  readonly isOpen: boolean;
  readonly unanswered: number;
  readonly onStay: () => void;
  readonly onFinish: () => void;
}

/** Asks before an exam is ended early. The clock runs on meanwhile. */
export function FinishDialog({ isOpen, unanswered, onStay, onFinish }: FinishDialogProps) {
  const intl = useIntl();
  return (
    <Dialog
      role="alertdialog"
      isOpen={isOpen}
      onClose={onStay}
      title={intl.formatMessage({
        id: 'dashboard.exam.finish.title',
        defaultMessage: 'Zakończyć egzamin?',
        description: 'Asks before the exam is ended early',
      })}
    >
      <p className={css.text}>
        <FormattedMessage
          id="dashboard.exam.finish.text"
          defaultMessage="{count, plural, =0 {Masz odpowiedź na każde pytanie.} one {# pytanie nie ma odpowiedzi i da 0 punktów.} few {# pytania nie mają odpowiedzi i dadzą 0 punktów.} many {# pytań nie ma odpowiedzi i da 0 punktów.} other {# pytania nie ma odpowiedzi i da 0 punktów.}} Wynik zobaczysz od razu, ale nie da się już wrócić do pytań."
          description="How many questions would stay without an answer"
          values={{ count: unanswered }}
        />
      </p>
      <div className={css.actions}>
        <Button kind="go" wide autoFocus onPress={onStay}>
          <FormattedMessage
            id="dashboard.exam.finish.stay"
            defaultMessage="Zdawaj dalej"
            description="Goes on with the exam"
          />
        </Button>
        <Button wide onPress={onFinish}>
          <FormattedMessage
            id="dashboard.exam.finish.confirm"
            defaultMessage="Zakończ egzamin"
            description="Ends the exam now"
          />
        </Button>
      </div>
    </Dialog>
  );
}
