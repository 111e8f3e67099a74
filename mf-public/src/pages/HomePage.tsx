import { Benefits } from '../features/home/components/Benefits.tsx';
import { ExamRules } from '../features/home/components/ExamRules.tsx';
import { Hero } from '../features/home/components/Hero.tsx';
import { OwnMaterial } from '../features/home/components/OwnMaterial.tsx';
import { PriceBoard } from '../features/home/components/PriceBoard.tsx';
import { TryQuestion } from '../features/try-question/components/TryQuestion.tsx';

export function HomePage() {
  return (
    <>
      <Hero>
        <TryQuestion />
      </Hero>
      <ExamRules />
      <Benefits />
      <OwnMaterial />
      <PriceBoard />
    </>
  );
}
