import { DEFAULT_CATEGORY } from '@zielona-fala/contracts';
import { Benefits } from '../features/home/components/Benefits.tsx';
import { ExamRules } from '../features/home/components/ExamRules.tsx';
import { Hero } from '../features/home/components/Hero.tsx';
import { Material } from '../features/home/components/Material.tsx';
import { PriceBoard } from '../features/home/components/PriceBoard.tsx';
import { Topics } from '../features/home/components/Topics.tsx';
import { TryQuestions } from '../features/try-question/components/TryQuestions.tsx';
import { CategoryLink } from '../shared/CategoryLink.tsx';

export function HomePage() {
  return (
    <>
      <Hero>
        <TryQuestions category={DEFAULT_CATEGORY} isFirstGiven>
          <CategoryLink name={DEFAULT_CATEGORY} />
        </TryQuestions>
      </Hero>
      <ExamRules />
      <Benefits />
      <Topics />
      <Material />
      <PriceBoard />
    </>
  );
}
