import { Button, ButtonLink } from '@zielona-fala/web-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import type { NamedTest } from '../api/get-test.ts';
import { examAddress } from '../test-address.ts';
import { ChoiceDialog } from '../ui/ChoiceDialog.tsx';
import { useRemoval } from '../use-removal.ts';

export interface UnfinishedDialogProps {
  /** The test in the way; null keeps the dialog closed. */
  readonly test: NamedTest | null;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** One test at a time: resume it, or delete it and start another. */
export function UnfinishedDialog({ test, onClose, onDeleted }: UnfinishedDialogProps) {
  const intl = useIntl();
  const { remove, isRemoving } = useRemoval();
  const replace = async (id: number) => {
    if (await remove(id)) onDeleted();
  };
  if (test === null) return null;
  return (
    <ChoiceDialog
      isOpen
      onClose={onClose}
      title={intl.formatMessage({
        id: 'dashboard.launch.unfinished.title',
        defaultMessage: 'Masz już test w toku',
        description: 'An unfinished test, an exam or learning, is in the way of a new one',
      })}
      text={
        <FormattedMessage
          id="dashboard.launch.unfinished.text"
          defaultMessage="Naraz może trwać jeden. Wróć do niego albo usuń go i zacznij nowy."
          description="What to do about an unfinished exam"
        />
      }
    >
      <ButtonLink kind="go" wide to={examAddress(test)}>
        <FormattedMessage
          id="dashboard.launch.unfinished.resume"
          defaultMessage="Wróć do testu"
          description="Goes on with the unfinished test"
        />
      </ButtonLink>
      <Button wide isPending={isRemoving} onPress={() => void replace(test.testId)}>
        <FormattedMessage
          id="dashboard.launch.unfinished.delete"
          defaultMessage="Usuń i zacznij nowy"
          description="Deletes the unfinished exam and starts a new one"
        />
      </Button>
      <Button kind="quiet" wide onPress={onClose}>
        <FormattedMessage
          id="dashboard.launch.unfinished.close"
          defaultMessage="Nie teraz"
          description="Closes the dialog: the unfinished test stays, and no other begins"
        />
      </Button>
    </ChoiceDialog>
  );
}
