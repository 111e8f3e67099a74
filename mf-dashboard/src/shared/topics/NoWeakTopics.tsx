import { FormattedMessage } from 'react-intl';

/** In place of the weak topics while none can be told. */
export const NoWeakTopics = () => (
  <FormattedMessage
    id="dashboard.weak.none"
    defaultMessage="Po pięciu pytaniach z jednego tematu zobaczysz tu, co warto powtórzyć najpierw."
    description="No topic has five questions yet that were asked"
  />
);
