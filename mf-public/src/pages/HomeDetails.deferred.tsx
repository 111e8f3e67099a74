import { Benefits } from '../features/home/components/Benefits.tsx';
import { ExamRules } from '../features/home/components/ExamRules.tsx';
import { PriceBoard } from '../features/home/components/PriceBoard.tsx';
import { Topics } from '../features/home/components/Topics.tsx';

/** The home page below the question to try: what the exam is, what learning here is like, what it costs. */
export function HomeDetails() {
  return (
    <>
      <ExamRules />
      <Benefits />
      <Topics />
      <PriceBoard />
    </>
  );
}
