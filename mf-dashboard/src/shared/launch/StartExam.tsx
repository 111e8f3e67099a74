import { useCategory } from '../use-category.ts';
import { StartTest, type StartTestProps } from './StartTest.tsx';

/** Starts an exam at once, in the category that is kept. */
export function StartExam(props: Omit<StartTestProps, 'wanted'>) {
  return <StartTest {...props} wanted={{ categoryName: useCategory(), mode: 'exam' }} />;
}
