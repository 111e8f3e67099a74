import type { CategoryName } from '@zielona-fala/contracts';
import { Button } from '@zielona-fala/web-kit/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { BookmarkButton } from './BookmarkButton.tsx';
import * as css from './QuestionTools.module.css';
import { ReportDialog } from './ReportDialog.tsx';

export interface QuestionToolsProps {
  readonly number: number;
  readonly category: CategoryName;
}

/** What can be done with a question besides answering it. */
export function QuestionTools({ number, category }: QuestionToolsProps) {
  const [isReporting, setReporting] = useState(false);
  return (
    <div className={css.tools}>
      <BookmarkButton number={number} category={category} />
      <Button kind="quiet" onPress={() => setReporting(true)}>
        <FormattedMessage
          id="dashboard.report.open"
          defaultMessage="Zgłoś błąd"
          description="Opens the form that tells what is wrong with a question"
        />
      </Button>
      <ReportDialog isOpen={isReporting} number={number} onClose={() => setReporting(false)} />
    </div>
  );
}
