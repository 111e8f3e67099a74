import { FormattedMessage } from 'react-intl';

/** Whether the answer is right, in a word. */
export function VerdictWords({ isRight }: { readonly isRight: boolean }) {
  return isRight ? (
    <FormattedMessage
      id="dashboard.practice.right"
      defaultMessage="Dobrze"
      description="The answer is right"
    />
  ) : (
    <FormattedMessage id="dashboard.practice.wrong" defaultMessage="Źle" description="The answer is wrong" />
  );
}
