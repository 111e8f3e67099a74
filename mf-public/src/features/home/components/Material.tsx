import { useFactText, WhenFact } from '@zielona-fala/web-kit/facts';
import { FormattedMessage } from 'react-intl';
import { HomeSection } from './HomeSection.tsx';
import * as css from './Material.module.css';

/** Says where the questions come from. */
export function Material() {
  return (
    <>
      <WhenFact name="bank.source" is="own">
        <Own />
      </WhenFact>
      <WhenFact name="bank.source" is="official">
        <Official />
      </WhenFact>
    </>
  );
}

function Own() {
  const questions = useFactText('bank.questions');
  return (
    <HomeSection
      heading={
        <FormattedMessage
          id="public.material.heading"
          defaultMessage="Pytania są nasze własne"
          description="Heading: the questions are the project's own"
        />
      }
    >
      <p className={css.text}>
        <FormattedMessage
          id="public.material.text"
          defaultMessage="Piszemy je sami, według obowiązujących przepisów i na wzór egzaminu. To materiał do ćwiczeń, a nie pytania urzędowe: na egzaminie zobaczysz inne, ale o tych samych zasadach. Pytań w bazie: {questions}."
          description="The questions are the product's own practice material, not the official ones; how many there are"
          values={{ questions }}
        />
      </p>
    </HomeSection>
  );
}

function Official() {
  const questions = useFactText('bank.questions');
  return (
    <HomeSection
      heading={
        <FormattedMessage
          id="public.material.official.heading"
          defaultMessage="Pytania z urzędowej bazy"
          description="Heading: an edition of the official bank is loaded"
        />
      }
    >
      <p className={css.text}>
        <FormattedMessage
          id="public.material.official.text"
          defaultMessage="Egzaminy losują pytania z wydania bazy urzędowej, które wczytał operator portalu. Pytań w bazie: {questions}. Wyjaśnienie i podstawę prawną pokazujemy tam, gdzie są znane."
          description="Exams draw from an edition of the official bank; how many questions there are; explanations only where known"
          values={{ questions }}
        />
      </p>
    </HomeSection>
  );
}
