import { Panel, Skeleton, VisuallyHidden } from '@zielona-fala/web-kit/ui';
import { type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Loaded, type LoadedQuery } from '../../../shared/ui/Loaded.tsx';
import * as css from './Progress.module.css';

export interface QuestionPanelProps<Data> {
  /** The learner's question. */
  readonly title: ReactNode;
  readonly asked: LoadedQuery<Data>;
  /** CSS length of the expected content below the heading. */
  readonly height: string;
  readonly className?: string | undefined;
  readonly children: (data: Data) => ReactNode;
}

/** A question and its answer, which is loaded, and fails, by itself. */
export function QuestionPanel<Data>({ title, asked, height, className, children }: QuestionPanelProps<Data>) {
  const id = useId();
  return (
    <Panel labelledBy={id} className={className}>
      <h2 id={id}>{title}</h2>
      <Loaded compact query={asked} loading={<QuestionSkeleton height={height} />}>
        {children}
      </Loaded>
    </Panel>
  );
}

function QuestionSkeleton({ height }: { readonly height: string }) {
  return (
    <div role="status" className={css.loading}>
      <VisuallyHidden>
        <FormattedMessage
          id="dashboard.statistics.loading"
          defaultMessage="Wczytujemy postępy…"
          description="The statistics are being loaded"
        />
      </VisuallyHidden>
      <Skeleton height={height} />
    </div>
  );
}
