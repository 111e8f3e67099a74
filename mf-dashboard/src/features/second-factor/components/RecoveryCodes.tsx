import { BRAND } from '@zielona-fala/contracts';
import { useLocale } from '@zielona-fala/web-kit/session';
import { Button } from '@zielona-fala/web-kit/ui';
import { useEffect, useRef } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { saveFile } from '../../../shared/save-file.ts';
import { useCopy } from '../../../shared/use-copy.ts';
import * as css from './SecondFactor.module.css';

export interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Shown this once: the ways in for the day on which the app is lost. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const intl = useIntl();
  const brand = BRAND[useLocale()];
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const text = `${codes.join('\n')}\n`;

  const copy = useCopy({
    copied: intl.formatMessage({
      id: 'dashboard.recovery-codes.copied',
      defaultMessage: 'Kody są w schowku',
      description: 'The recovery codes have been copied',
    }),
    refused: intl.formatMessage({
      id: 'dashboard.recovery-codes.not-copied',
      defaultMessage: 'Przeglądarka nie pozwala kopiować. Zaznacz kody albo pobierz plik.',
      description: 'The browser refused to copy',
    }),
  });

  return (
    <div className={css.stack}>
      <h3 className={css.title} ref={title} tabIndex={-1}>
        <FormattedMessage
          id="dashboard.recovery-codes"
          defaultMessage="Zapisz kody zapasowe"
          description="Heading of the recovery codes, which are shown once"
        />
      </h3>
      <p className={css.text}>
        <FormattedMessage
          id="dashboard.recovery-codes.text"
          defaultMessage="Gdy nie masz telefonu, zalogujesz się jednym z nich; każdy działa raz. Pokazujemy je tylko teraz. Bez aplikacji i bez kodów nie wejdziesz na konto, a zmiana hasła tego nie obejdzie."
          description="What recovery codes are for, and what happens without them"
        />
      </p>
      <div className={css.sheet} data-print-alone>
        <p className={css.printed}>
          <FormattedMessage
            id="dashboard.recovery-codes.sheet"
            defaultMessage="{brand}: kody zapasowe, {date}"
            description="Above the recovery codes on paper"
            values={{ brand, date: <FormattedDate value={new Date()} dateStyle="long" /> }}
          />
        </p>
        <ul className={css.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <div className={css.actions}>
        <Button onPress={() => void copy(text)}>
          <FormattedMessage
            id="dashboard.recovery-codes.copy"
            defaultMessage="Kopiuj"
            description="Copies the recovery codes"
          />
        </Button>
        <Button onPress={() => saveFile('recovery-codes.txt', new Blob([text], { type: 'text/plain' }))}>
          <FormattedMessage
            id="dashboard.recovery-codes.download"
            defaultMessage="Pobierz plik"
            description="Saves the recovery codes as a text file"
          />
        </Button>
        <Button onPress={() => window.print()}>
          <FormattedMessage
            id="dashboard.recovery-codes.print"
            defaultMessage="Drukuj"
            description="Prints the recovery codes and nothing else"
          />
        </Button>
        <Button kind="go" onPress={onDone}>
          <FormattedMessage
            id="dashboard.recovery-codes.done"
            defaultMessage="Mam je zapisane"
            description="Hides the recovery codes for good"
          />
        </Button>
      </div>
    </div>
  );
}
