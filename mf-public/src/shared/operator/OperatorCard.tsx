import { useFactText, WhenFact } from '@zielona-fala/web-kit/facts';
import { FormattedMessage } from 'react-intl';
import * as css from './OperatorCard.module.css';

/** Who runs this installation: name, postal address, e-mail. */
export function OperatorCard() {
  return (
    <>
      <WhenFact name="operator" is="known">
        <KnownOperator />
      </WhenFact>
      <WhenFact name="operator" is="unknown">
        <p>
          <FormattedMessage
            id="public.operator.unknown"
            defaultMessage="Danych operatora nie udało się teraz pobrać. Odśwież stronę za chwilę."
            description="Imprint: the operator is not known at the moment"
          />
        </p>
      </WhenFact>
    </>
  );
}

function KnownOperator() {
  const name = useFactText('operator.name');
  const address = useFactText('operator.address');
  const email = useFactText('operator.email');
  return (
    <address className={css.operator}>
      <b>{name}</b>
      <span>{address}</span>
      <a href={`mailto:${email}`}>{email}</a>
    </address>
  );
}
