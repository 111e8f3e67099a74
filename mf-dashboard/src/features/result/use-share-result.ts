import { BRAND, EXAM, type TestReviewDto } from '@zielona-fala/contracts';
import { useLocale, usePortal } from '@zielona-fala/web-kit/session';
import { useIntl } from 'react-intl';
import { saveFile } from '../../shared/save-file.ts';
import { drawResultCard } from './draw-result-card.ts';
import { OF_POINTS } from './result-words.ts';

/** Shares a picture of a passed exam, or saves it as a file; it contains no name. */
export function useShareResult(review: TestReviewDto): () => Promise<void> {
  const intl = useIntl();
  const { toasts } = usePortal();
  const brand = BRAND[useLocale()];

  const draw = () =>
    drawResultCard({
      brand,
      verdict: intl.formatMessage({
        id: 'dashboard.result.card.verdict',
        defaultMessage: 'Egzamin próbny zdany',
        description: 'On the picture of a passed practice exam that a learner shares',
      }),
      points: String(review.result.summaryPoints),
      total: intl.formatMessage(OF_POINTS, { total: EXAM.totalPoints }),
      category: intl.formatMessage(
        {
          id: 'dashboard.result.card.category',
          defaultMessage: 'Kategoria {category}',
          description: 'On the picture of a passed practice exam: its category',
        },
        { category: review.category.name },
      ),
      address: location.host,
    });

  const save = (file: File) => {
    saveFile(file.name, file);
    toasts.show({
      severity: 'success',
      title: intl.formatMessage({
        id: 'dashboard.result.card.saved',
        defaultMessage: 'Obrazek zapisany',
        description: 'The picture of a passed exam was saved as a file',
      }),
    });
  };

  return async () => {
    try {
      const file = new File([await draw()], `${brand} ${review.category.name}.png`, { type: 'image/png' });
      if (navigator.canShare?.({ files: [file] })) await navigator.share({ files: [file] });
      else save(file);
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toasts.show({
        severity: 'error',
        title: intl.formatMessage({
          id: 'dashboard.result.card.failed',
          defaultMessage: 'Obrazka nie udało się przygotować',
          description: 'The picture of a passed exam could not be drawn or shared',
        }),
      });
    }
  };
}
