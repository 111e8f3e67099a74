import { useCategory } from '../use-category.ts';
import { StartTest, type StartTestProps } from './StartTest.tsx';
import { useTestLanguage } from './test-language.ts';

/** Starts an exam at once, in the category and the language that are kept. */
export function StartExam(props: Omit<StartTestProps, 'wanted'>) {
  const [lang] = useTestLanguage();
  return <StartTest {...props} wanted={{ categoryName: useCategory(), lang, mode: 'exam' }} />;
}
