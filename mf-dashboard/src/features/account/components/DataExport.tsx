import type { DataExportDto } from '@zielona-fala/contracts';
import { dayIn } from '@zielona-fala/contracts';
import { getDataExport } from '@zielona-fala/contracts/api/export/get-data-export';
import type { ApiFailure } from '@zielona-fala/contracts/portal';
import { type PortalApi, requestTo } from '@zielona-fala/contracts/portal';
import { failureOrThrow } from '@zielona-fala/web-kit';
import { usePortal, useTimeZone } from '@zielona-fala/web-kit/session';
import { Button, Panel } from '@zielona-fala/web-kit/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { saveFile } from '../../../shared/save-file.ts';
import * as css from './forms.module.css';

/** Everything that the portal holds about the learner: too much for the store, and of use only as a file. */
const exportData = (api: PortalApi): Promise<DataExportDto> => api.request(requestTo(getDataExport));

const TOO_MANY = 429;

/** Hands the learner a file with everything that is held about them. */
export function DataExport() {
  const intl = useIntl();
  const timeZone = useTimeZone();
  const { api, toasts } = usePortal();
  const sayFailed = useExportFailed();
  const [isPending, setPending] = useState(false);

  const download = async () => {
    setPending(true);
    try {
      const data = await exportData(api);
      const name = `zielona-fala-${dayIn(timeZone, new Date(data.exportedAt))}.json`;
      saveFile(name, new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
      toasts.show({
        severity: 'success',
        title: intl.formatMessage({
          id: 'dashboard.settings.export.done',
          defaultMessage: 'Dane pobrane',
          description: 'The file with the learner’s data has been saved',
        }),
      });
    } catch (error) {
      sayFailed(failureOrThrow(error));
    } finally {
      setPending(false);
    }
  };

  return (
    <Panel labelledBy="data-export">
      <h2 id="data-export">
        <FormattedMessage
          id="dashboard.settings.export.title"
          defaultMessage="Twoje dane"
          description="Heading of the export of the learner’s data"
        />
      </h2>
      <p className={css.text}>
        <FormattedMessage
          id="dashboard.settings.export.text"
          defaultMessage="Jeden plik ze wszystkim, co o Tobie mamy: konto, egzaminy z odpowiedziami, statystyki, urządzenia i dziennik. Format JSON."
          description="What the file with the learner’s data holds"
        />
      </p>
      <div className={css.action}>
        <Button isPending={isPending} onPress={() => void download()}>
          <FormattedMessage
            id="dashboard.settings.export"
            defaultMessage="Pobierz moje dane"
            description="Saves a file with the learner’s data"
          />
        </Button>
      </div>
    </Panel>
  );
}

/** Says why there is no file. */
function useExportFailed(): (failure: ApiFailure) => void {
  const intl = useIntl();
  const { toasts } = usePortal();
  return (failure) => {
    const isTooMany = failure.status === TOO_MANY;
    toasts.show({
      severity: 'error',
      title: intl.formatMessage({
        id: 'dashboard.settings.export.failed',
        defaultMessage: 'Nie udało się pobrać danych',
        description: 'There is no file with the learner’s data',
      }),
      text: isTooMany
        ? intl.formatMessage({
            id: 'dashboard.settings.export.too-many',
            defaultMessage: 'Pobierasz je już któryś raz z rzędu. Spróbuj za godzinę.',
            description: 'The data was downloaded too often within the hour',
          })
        : intl.formatMessage({
            id: 'dashboard.settings.export.again',
            defaultMessage:
              'Dajemy je tylko w całości, a teraz czegoś brakuje. Spróbuj jeszcze raz za chwilę.',
            description: 'Not all of the data could be read, or there was no connection',
          }),
    });
  };
}
