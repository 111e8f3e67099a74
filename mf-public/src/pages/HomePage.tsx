import { BRAND, DEFAULT_CATEGORY } from '@zielona-fala/contracts';
import { StructuredData } from '@zielona-fala/web-kit/facts';
import { useLocale } from '@zielona-fala/web-kit/session';
import { deferredPart, usePath } from '@zielona-fala/web-kit/ui';
import { Hero } from '../features/home/components/Hero.tsx';
import { TryQuestions } from '../features/try-question/components/TryQuestions.tsx';
import { ROUTE_TABLE } from '../route-table.ts';
import { CategoryLink } from '../shared/CategoryLink.tsx';

const DETAILS = deferredPart(async () => (await import('./HomeDetails.deferred.tsx')).HomeDetails);

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
      {DETAILS}
    </>
  );
}
