import type { QuestionLanguage, TestDto } from '@zielona-fala/contracts';
import { Navigate } from '@zielona-fala/web-kit/router';
import type { ComponentType } from 'react';
import { type FreshAnswer, fresh } from '../../../shared/api/fresh.ts';
import { type NamedTest, useGetTestQuery } from '../../../shared/api/get-test.ts';
import { resultAddress } from '../../../shared/test-address.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { MissingExam } from './MissingExam.tsx';
import { OneTab } from './OneTab.tsx';
import { Player } from './Player.tsx';
import { PlayerPage } from './PlayerPage.tsx';
import { PlayerSkeleton } from './PlayerSkeleton.tsx';

export interface ExamLoaderProps {
  readonly exam: NamedTest;
  /** Plays a test of a learning mode. */
  readonly learning: ComponentType<{ readonly test: TestDto; readonly lang: QuestionLanguage }>;
}

/** Fetches a test and plays it; one that is over shows its result. */
export function ExamLoader({ exam, learning }: ExamLoaderProps) {
  const query = useGetTestQuery(exam, { refetchOnMountOrArgChange: true });
  return (
    <Loaded
      query={fresh(query)}
      level={1}
      loading={<PlayerSkeleton />}
      missing={<MissingExam />}
      failed={(failure) => <PlayerPage>{failure}</PlayerPage>}
    >
      {(answer) => <LoadedExam {...answer} lang={exam.lang} learning={learning} onReturn={query.refetch} />}
    </Loaded>
  );
}

interface LoadedExamProps extends FreshAnswer<TestDto>, Pick<ExamLoaderProps, 'learning'> {
  readonly lang: QuestionLanguage | undefined;
  readonly onReturn: () => void;
}

function LoadedExam({
  data: test,
  receivedAt,
  lang = test.lang,
  learning: Learning,
  onReturn,
}: LoadedExamProps) {
  if (test.status !== 'unfinished') return <Navigate to={resultAddress(test.testId)} replace />;
  if (!test.questions?.length) return <MissingExam />;
  const isExam = test.mode === 'exam';
  return (
    <OneTab key={receivedAt} testId={test.testId} isExam={isExam} onReturn={onReturn}>
      {isExam ? (
        <Player test={test} lang={lang} receivedAt={receivedAt} />
      ) : (
        <Learning test={test} lang={lang} />
      )}
    </OneTab>
  );
}
