import { ButtonLink } from '@zielona-fala/web-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { pathOf } from '../../../path-of.ts';
import { ChoiceDialog } from '../../../shared/ui/ChoiceDialog.tsx';
import { StayWords } from './StayWords.tsx';

export interface LeaveDialogProps {
  readonly isOpen: boolean;
  readonly onStay: () => void;
}

/** Confirms leaving the exam by going back. The clock keeps running. */
export function LeaveDialog({ isOpen, onStay }: LeaveDialogProps) {
  const intl = useIntl();
  return (
    <ChoiceDialog
      role="alertdialog"
      isOpen={isOpen}
      onClose={onStay}
      title={intl.formatMessage({
        id: 'dashboard.exam.leave.title',
        defaultMessage: 'Wyjść z egzaminu?',
        description: 'Asks whoever goes back in the browser during an exam',
      })}
      text={
        <FormattedMessage
          id="dashboard.exam.leave.text"
          defaultMessage="Odpowiedzi są zapisane i możesz wrócić, ale zegar biegnie dalej."
          description="What happens when an exam is left before its end"
        />
      }
      stay={<StayWords />}
    >
      <ButtonLink wide to={pathOf('dashboard-home')}>
        <FormattedMessage
          id="dashboard.exam.leave.confirm"
          defaultMessage="Wyjdź"
          description="Leaves the exam while it runs"
        />
      </ButtonLink>
    </ChoiceDialog>
  );
}
