import type { Locale, TestDto } from '@zielona-fala/contracts';
import { Navigate } from '@zielona-fala/web-kit/router';
import { failureOf } from '@zielona-fala/web-kit/session';
import type { ComponentType } from 'react';
import { type NamedTest, useGetTestQuery } from '../../../shared/api/get-test.ts';
import { resultAddress } from '../../../shared/test-address.ts';
import { LoadFailure } from '../../../shared/ui/LoadFailure.tsx';
import * as css from './ExamLoader.module.css';
import { MissingExam } from './MissingExam.tsx';
import { OneTab } from './OneTab.tsx';
import { Player } from './Player.tsx';
import { PlayerSkeleton } from './PlayerSkeleton.tsx';

export interface ExamLoaderProps {
  readonly exam: NamedTest;
  /** Plays a test of a learning mode. */
  readonly learning: ComponentType<{ readonly test: TestDto; readonly lang: Locale }>;
}

/** Fetches a test and plays it; one that is over shows its result. */
export function ExamLoader({ exam, learning: Learning }: ExamLoaderProps) {
  const { data, error, isFetching, fulfilledTimeStamp, refetch } = useGetTestQuery(exam, {
    refetchOnMountOrArgChange: true,
  });
  if (isFetching) return <PlayerSkeleton />;
  if (error) {
    if (failureOf(error)?.status === 404) return <MissingExam />;
    return (
      <div className={css.page}>
        <LoadFailure level={1} error={error} onRetry={refetch} />
      </div>
    );
  }
  if (!data || fulfilledTimeStamp === undefined) return <PlayerSkeleton />;
  if (data.status !== 'unfinished') return <Navigate to={resultAddress(exam.testId)} replace />;
  if (!data.questions?.length) return <MissingExam />;
  const isExam = data.mode === 'exam';
  const lang = exam.lang ?? data.lang;
  return (
    <OneTab key={fulfilledTimeStamp} testId={exam.testId} isExam={isExam} onReturn={refetch}>
      {isExam ? (
        <Player test={data} lang={lang} receivedAt={fulfilledTimeStamp} />
      ) : (
        <Learning test={data} lang={lang} />
      )}
    </OneTab>
  );
}
