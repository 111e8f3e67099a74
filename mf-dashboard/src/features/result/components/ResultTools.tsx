import type { TestReviewDto } from '@zielona-fala/contracts';
import { Button, Icon } from '@zielona-fala/web-kit/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ReviewedQuestion } from '../domain/outcome.ts';
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

interface Printing {
  /** The sheet is to be there. */
  readonly isPrinting: boolean;
  readonly sheet: RefObject<HTMLDivElement | null>;
  readonly print: () => void;
}

/** Renders a sheet temporarily and prints it once its pictures are loaded. */
function usePrinting(): Printing {
  const sheet = useRef<HTMLDivElement>(null);
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    if (!isPrinting) return;
    let isLeft = false;
    const end = () => setPrinting(false);
    const pictures = [...(sheet.current?.querySelectorAll('img') ?? [])];
    void Promise.allSettled(pictures.map((picture) => picture.decode())).then(() => {
      if (!isLeft) window.print();
    });
    window.addEventListener('afterprint', end);
    return () => {
      isLeft = true;
      window.removeEventListener('afterprint', end);
    };
  }, [isPrinting]);
  return { isPrinting, sheet, print: () => setPrinting(true) };
}
