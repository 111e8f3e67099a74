import { Button, StatusMessage } from '@zielona-fala/web-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { PlayerPage } from './PlayerPage.tsx';

export interface TakenElsewhereProps {
  /** An exam has a clock, a learning test has none. */
  readonly isExam: boolean;
  /** Reloads the test, which takes it over from the other tab. */
  readonly onReturn: () => void;
}

/** In place of a test that another tab has taken. */
export function TakenElsewhere({ isExam, onReturn }: TakenElsewhereProps) {
  const intl = useIntl();
  return (
    <PlayerPage>
      <StatusMessage
        kind="empty"
        level={1}
        title={intl.formatMessage(
          {
            id: 'dashboard.exam.elsewhere',
            defaultMessage:
              '{exam, select, true {Egzamin trwa w innej karcie} other {Ta nauka trwa w innej karcie}}',
            description: 'The exam or learning test has been opened in another tab of this browser',
          },
          { exam: isExam },
        )}
        text={intl.formatMessage(
          {
            id: 'dashboard.exam.elsewhere.text',
            defaultMessage:
              '{exam, select, true {Zdajesz w jednej karcie naraz, żeby nic się nie pomyliło. Zegar biegnie dalej.} other {Uczysz się w jednej karcie naraz, żeby nic się nie pomyliło. Twoje odpowiedzi są zapisane.}}',
            description: 'Why an exam or learning test is not shown in two tabs at once',
          },
          { exam: isExam },
        )}
        action={
          <Button kind="go" onPress={onReturn}>
            <FormattedMessage
              id="dashboard.exam.elsewhere.action"
              defaultMessage="{exam, select, true {Zdawaj tutaj} other {Ucz się tutaj}}"
              description="Takes the exam or learning test from the other tab to this one"
              values={{ exam: isExam }}
            />
          </Button>
        }
      />
    </PlayerPage>
  );
}
