import { FormattedMessage } from 'react-intl';

/** Of the button that goes on with the exam. */
export const StayWords = () => (
  <FormattedMessage
    id="dashboard.exam.finish.stay"
    defaultMessage="Zdawaj dalej"
    description="Goes on with the exam"
  />
);
