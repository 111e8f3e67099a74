import type { CategoryName } from '@zielona-fala/contracts';
import type { ApiFailure } from '@zielona-fala/contracts/portal';
import { useIntl } from 'react-intl';

export interface FailureWords {
  readonly title: string;
  readonly text: string;
}

/** Why a test could not be started, and what to do. */
export function useFailureWords(): (failure: ApiFailure | null, category: CategoryName) => FailureWords {
  const intl = useIntl();
  return (failure, category) => {
    if (failure?.code === 'category-unavailable') {
      return {
        title: intl.formatMessage(
          {
            id: 'dashboard.launch.unavailable.title',
            defaultMessage: 'Kategoria {category} jeszcze nie jest gotowa',
            description: 'The bank cannot fill an exam of the category',
          },
          { category },
        ),
        text: intl.formatMessage({
          id: 'dashboard.launch.unavailable.text',
          defaultMessage: 'Brakuje pytań na cały egzamin. Wybierz inną kategorię.',
          description: 'What to do when a category has too few questions',
        }),
      };
    }
    if (failure?.code === 'no-questions') {
      return {
        title: intl.formatMessage({
          id: 'dashboard.launch.no-questions.title',
          defaultMessage: 'Tu nie ma już pytań',
          description: 'There are no questions for the learning test that was asked for',
        }),
        text: intl.formatMessage({
          id: 'dashboard.launch.no-questions.text',
          defaultMessage: 'Wybierz inny temat albo inny tryb.',
          description: 'What to do when a learning test would have no questions',
        }),
      };
    }
    return {
      title: intl.formatMessage({
        id: 'dashboard.launch.failed.title',
        defaultMessage: 'Test się nie zaczął',
        description: 'The test could not be started',
      }),
      text:
        failure?.type === 'network'
          ? intl.formatMessage({
              id: 'dashboard.launch.failed.offline',
              defaultMessage: 'Nie ma połączenia. Sprawdź internet i spróbuj jeszcze raz.',
              description: 'The exam could not be started without a connection',
            })
          : intl.formatMessage({
              id: 'dashboard.launch.failed.text',
              defaultMessage: 'Spróbuj jeszcze raz za chwilę.',
              description: 'What to do when the exam could not be started',
            }),
    };
  };
}
