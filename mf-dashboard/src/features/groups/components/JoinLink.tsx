import { Button, Skeleton } from '@zielona-fala/web-kit/ui';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { joinLink } from '../../../shared/group-address.ts';
import { useCopy } from '../../../shared/use-copy.ts';
import * as css from './Groups.module.css';

const QrPicture = lazy(async () => ({
  default: (await import('../../../shared/ui/QrPicture.tsx')).QrPicture,
}));

interface JoinLinkProps {
  readonly code: string;
  /** Of the group. */
  readonly name: string;
}

/** The link that joins a group: copied, shared by what the device shares with, or photographed as a QR code. */
export function JoinLink({ code, name }: JoinLinkProps) {
  const intl = useIntl();
  const [isShown, setShown] = useState(false);
  const link = joinLink(code);

  const copy = useCopy({
    copied: intl.formatMessage({
      id: 'dashboard.group.link.copied',
      defaultMessage: 'Link jest w schowku',
      description: 'The link to join a group has been copied',
    }),
    refused: intl.formatMessage({
      id: 'dashboard.group.link.not-copied',
      defaultMessage: 'Przeglądarka nie pozwala kopiować. Podaj kursantom kod.',
      description: 'The browser refused to copy the link to join a group',
    }),
  });
  const share = () => {
    const title = intl.formatMessage(
      {
        id: 'dashboard.group.link.title',
        defaultMessage: 'Dołącz do grupy {name}',
        description: 'What is shared: the link to join a group of this name',
      },
      { name },
    );
    // cancelling is not an error
    navigator.share({ title, url: link }).catch(() => undefined);
  };

  return (
    <>
      <div className={css.actions}>
        <Button onPress={() => void copy(link)}>
          <FormattedMessage
            id="dashboard.group.link.copy"
            defaultMessage="Kopiuj link"
            description="Copies the link to join a group"
          />
        </Button>
        {'share' in navigator ? (
          <Button onPress={share}>
            <FormattedMessage
              id="dashboard.group.link.share"
              defaultMessage="Udostępnij"
              description="Shares the link to join a group"
            />
          </Button>
        ) : null}
        <Button kind="quiet" aria-expanded={isShown} onPress={() => setShown(!isShown)}>
          <FormattedMessage
            id="dashboard.group.link.qr"
            defaultMessage="{isShown, select, true {Ukryj kod QR} other {Pokaż kod QR}}"
            description="Shows the link to join a group as a QR code, or hides it"
            values={{ isShown }}
          />
        </Button>
      </div>
      {isShown ? (
        <Suspense fallback={<Skeleton height="13rem" />}>
          <QrPicture
            text={link}
            label={intl.formatMessage(
              {
                id: 'dashboard.group.link.qr.label',
                defaultMessage: 'Kod QR do grupy {name}',
                description: 'Describes the QR code of the link to join a group',
              },
              { name },
            )}
          />
        </Suspense>
      ) : null}
    </>
  );
}
