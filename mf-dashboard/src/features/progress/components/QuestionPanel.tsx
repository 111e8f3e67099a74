import type { SerializedError } from '@reduxjs/toolkit';
import type { ApiFailure } from '@zielona-fala/contracts/portal';
import { Panel, Skeleton, VisuallyHidden } from '@zielona-fala/web-kit/ui';
import { type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import * as css from './Progress.module.css';

/** The part of an RTK Query result that is used here. */
export interface Asked<Data> {
  readonly currentData?: Data | undefined;
  readonly error?: ApiFailure | SerializedError | undefined;
  refetch(): unknown;
}

export interface QuestionPanelProps<Data> {
  /** The learner's question. */
  readonly title: ReactNode;
  readonly asked: Asked<Data>;
  /** CSS length of the expected content below the heading. */
  readonly height: string;
  readonly className?: string | undefined;
  readonly children: (data: Data) => ReactNode;
}

/** A question and its answer, which is loaded, and fails, by itself. */
export function QuestionPanel<Data>({ title, asked, height, className, children }: QuestionPanelProps<Data>) {
  const id = useId();
  const { currentData: data, error, refetch } = asked;
  return (
    <Panel labelledBy={id} className={className}>
      <h2 id={id}>{title}</h2>
      <Loaded compact query={{ data, error, refetch }} loading={<QuestionSkeleton height={height} />}>
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
