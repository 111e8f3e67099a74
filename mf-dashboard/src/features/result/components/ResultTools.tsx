import type { TestReviewDto } from '@zielona-fala/contracts';
import { Button, Icon } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import type { ReviewedQuestion } from '../domain/outcome.ts';
import { usePrinting } from '../use-printing.ts';
import { useShareResult } from '../use-share-result.ts';
import { PrintedResult } from './PrintedResult.tsx';
import * as css from './ResultTools.module.css';

export interface ResultToolsProps {
  readonly review: TestReviewDto;
  readonly questions: readonly ReviewedQuestion[];
}

/** What can be taken away from a result: on paper, and as a picture of a passed exam. */
export function ResultTools({ review, questions }: ResultToolsProps) {
  const { isPrinting, sheet, print } = usePrinting();
  const share = useShareResult(review);
  return (
    <div className={css.tools}>
      {review.status === 'passed' ? (
        <Button kind="quiet" onPress={() => void share()}>
          <Icon name="share" />
          <FormattedMessage
            id="dashboard.result.share"
            defaultMessage="Udostępnij"
            description="Shares a picture of a passed exam, which names nobody"
          />
        </Button>
      ) : null}
      <Button kind="quiet" onPress={print}>
        <Icon name="print" />
        <FormattedMessage
          id="dashboard.result.print"
          defaultMessage="Drukuj"
          description="Prints a result with all its questions"
        />
      </Button>
      {isPrinting ? <PrintedResult review={review} questions={questions} ref={sheet} /> : null}
    </div>
  );
}
