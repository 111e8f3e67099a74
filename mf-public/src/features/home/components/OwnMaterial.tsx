import { FormattedMessage } from 'react-intl';
import { HomeSection } from './HomeSection.tsx';
import * as css from './OwnMaterial.module.css';

/** Says what the questions are and what they are not. */
export function OwnMaterial() {
  return (
    <HomeSection
      heading={
        <FormattedMessage
          id="public.material.heading"
          defaultMessage="Pytania są nasze własne"
          description="Heading: where the questions come from"
        />
      }
    >
      <p className={css.text}>
        <FormattedMessage
          id="public.material.text"
          defaultMessage="Piszemy je sami, według obowiązujących przepisów i na wzór egzaminu. To materiał do ćwiczeń, a nie pytania urzędowe: na egzaminie zobaczysz inne, ale o tych samych zasadach."
          description="The questions are the product's own practice material, not the official ones"
        />
      </p>
    </HomeSection>
  );
}
