import { Button } from '@zielona-fala/web-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChoiceDialog } from '../../../shared/ui/ChoiceDialog.tsx';

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
    <ChoiceDialog
      role="alertdialog"
      isOpen={isOpen}
      onClose={onStay}
      title={intl.formatMessage({
        id: 'dashboard.exam.finish.title',
        defaultMessage: 'Zakończyć egzamin?',
        description: 'Asks before the exam is ended early',
      })}
      text={
        <FormattedMessage
          id="dashboard.exam.finish.text"
          defaultMessage="{count, plural, =0 {Masz odpowiedź na każde pytanie.} one {# pytanie nie ma odpowiedzi i da 0 punktów.} few {# pytania nie mają odpowiedzi i dadzą 0 punktów.} many {# pytań nie ma odpowiedzi i da 0 punktów.} other {# pytania nie ma odpowiedzi i da 0 punktów.}} Wynik zobaczysz od razu, ale nie da się już wrócić do pytań."
          description="How many questions would stay without an answer"
          values={{ count: unanswered }}
        />
      }
    >
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
    </ChoiceDialog>
  );
}
