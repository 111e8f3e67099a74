import { StatusMessage } from '@zielona-fala/web-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { StartExam } from '../../../shared/launch/StartExam.tsx';

/** The server refused the answers of an exam for good: it is gone. */
export function RefusedExam() {
  const intl = useIntl();
  return (
    <StatusMessage
      kind="error"
      level={1}
      title={intl.formatMessage({
        id: 'dashboard.exam.refused',
        defaultMessage: 'Tego egzaminu już nie ma',
        description: 'The server refused the answers: the exam has been deleted',
      })}
      text={intl.formatMessage({
        id: 'dashboard.exam.refused.text',
        defaultMessage: 'Mógł zostać usunięty na innym urządzeniu. Zacznij nowy, kiedy chcesz.',
        description: 'What to do when the exam is gone',
      })}
      action={
        <StartExam>
          <FormattedMessage
            id="dashboard.exam.refused.action"
            defaultMessage="Zacznij nowy egzamin"
            description="Starts a new exam"
          />
        </StartExam>
      }
    />
  );
}
