import { Button, ButtonLink, Dialog } from '@zielona-fala/web-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { examAddress } from '../../../shared/test-address.ts';
import { useRemoval } from '../../../shared/use-removal.ts';
import * as css from './UnfinishedDialog.module.css';

export interface UnfinishedDialogProps {
  /** The exam in the way; null keeps the dialog closed. */
  readonly testId: number | null;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** One exam at a time: go on with it, or delete it and start anew. */
export function UnfinishedDialog({ testId, onClose, onDeleted }: UnfinishedDialogProps) {
  const intl = useIntl();
  const { remove, isRemoving } = useRemoval();
  const replace = async (id: number) => {
    if (await remove(id)) onDeleted();
  };
  if (testId === null) return null;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={intl.formatMessage({
        id: 'dashboard.launch.unfinished.title',
        defaultMessage: 'Masz już egzamin w toku',
        description: 'An unfinished exam is in the way of a new one',
      })}
    >
      <p className={css.text}>
        <FormattedMessage
          id="dashboard.launch.unfinished.text"
          defaultMessage="Naraz możesz zdawać jeden. Wróć do niego albo usuń go i zacznij nowy."
          description="What to do about an unfinished exam"
        />
      </p>
      <div className={css.actions}>
        <ButtonLink kind="go" wide to={examAddress({ testId })}>
          <FormattedMessage
            id="dashboard.launch.unfinished.resume"
            defaultMessage="Wróć do egzaminu"
            description="Goes on with the unfinished exam"
          />
        </ButtonLink>
        <Button wide isPending={isRemoving} onPress={() => void replace(testId)}>
          <FormattedMessage
            id="dashboard.launch.unfinished.delete"
            defaultMessage="Usuń i zacznij nowy"
            description="Deletes the unfinished exam and starts a new one"
          />
        </Button>
      </div>
    </Dialog>
  );
}
