import type { CategoryName } from '@zielona-fala/contracts';
import { Button } from '@zielona-fala/web-kit/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import * as css from './TryOnRequest.module.css';
import { TryQuestions } from './TryQuestions.tsx';

/** Three questions of a category, drawn when somebody asks for them. */
export function TryOnRequest({ category }: { readonly category: CategoryName }) {
  const [isWanted, setWanted] = useState(false);
  if (isWanted) return <TryQuestions category={category} isFocusedAtFirst />;
  return (
    <section className={css.offer} aria-labelledby="try-on-request">
      <h2 className={css.heading} id="try-on-request">
        <FormattedMessage
          id="public.try.offer.title"
          defaultMessage="Trzy pytania na próbę"
          description="Heading beside a text on a licence category: three questions to try"
        />
      </h2>
      <p className={css.text}>
        <FormattedMessage
          id="public.try.offer.text"
          defaultMessage="Kategoria {category}, bez konta i bez zegara. Po każdym od razu widzisz, co jest dobrą odpowiedzią."
          description="Under the heading of three questions to try"
          values={{ category }}
        />
      </p>
      <Button kind="go" wide onPress={() => setWanted(true)}>
        <FormattedMessage
          id="public.try.offer.start"
          defaultMessage="Losuj pytania"
          description="Button: draws three questions to try"
        />
      </Button>
      <noscript>
        <p className={css.text}>
          <FormattedMessage
            id="public.try.offer.without-script"
            defaultMessage="Pytania losuje JavaScript, a ta przeglądarka go nie uruchamia. Przykłady z rozwiązaniem są na stronach tematów."
            description="In place of the questions to try, where the browser runs no JavaScript"
          />
        </p>
      </noscript>
    </section>
  );
}
