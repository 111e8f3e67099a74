import { BRAND, DEFAULT_CATEGORY } from '@zielona-fala/contracts';
import { StructuredData } from '@zielona-fala/web-kit/facts';
import { useLocale } from '@zielona-fala/web-kit/session';
import { usePath } from '@zielona-fala/web-kit/ui';
import { Benefits } from '../features/home/components/Benefits.tsx';
import { ExamRules } from '../features/home/components/ExamRules.tsx';
import { Hero } from '../features/home/components/Hero.tsx';
import { Material } from '../features/home/components/Material.tsx';
import { PriceBoard } from '../features/home/components/PriceBoard.tsx';
import { Topics } from '../features/home/components/Topics.tsx';
import { TryQuestions } from '../features/try-question/components/TryQuestions.tsx';
import { ROUTE_TABLE } from '../route-table.ts';
import { CategoryLink } from '../shared/CategoryLink.tsx';

export function HomePage() {
  const locale = useLocale();
  const url = usePath(ROUTE_TABLE)('home');
  return (
    <>
      <StructuredData
        data={{
          '@type': 'WebSite',
          name: BRAND[locale],
          url,
          inLanguage: locale,
        }}
      />
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
