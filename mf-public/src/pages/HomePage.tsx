import { PageTitle } from '@zielona-fala/web-kit/ui';
import { useIntl } from 'react-intl';
import { Benefits } from '../features/home/components/Benefits.tsx';
import { ExamRules } from '../features/home/components/ExamRules.tsx';
import { Hero } from '../features/home/components/Hero.tsx';
import { OwnMaterial } from '../features/home/components/OwnMaterial.tsx';
import { PriceBoard } from '../features/home/components/PriceBoard.tsx';
import { TryQuestion } from '../features/try-question/components/TryQuestion.tsx';

export function HomePage() {
  const intl = useIntl();
  return (
    <>
      <PageTitle
        title={intl.formatMessage({
          id: 'sales.seo.home.title',
          defaultMessage: 'Teoria na prawo jazdy za 0 zł',
          description: 'Title of the home page in the browser and for search engines',
        })}
        description={intl.formatMessage({
          id: 'sales.seo.home.description',
          defaultMessage:
            'Darmowe ćwiczenia do egzaminu teoretycznego na prawo jazdy: 32 pytania, 25 minut, wynik od razu, wyjaśnienie każdej odpowiedzi.',
          description: 'Description of the home page for search engines',
        })}
      />
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
