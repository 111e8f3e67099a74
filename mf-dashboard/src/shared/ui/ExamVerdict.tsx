import { FormattedMessage } from 'react-intl';

/** Whether an exam is passed, in a word. */
export function ExamVerdict({ passed }: { readonly passed: boolean }) {
  return passed ? (
    <FormattedMessage
      id="dashboard.exam-line.passed"
      defaultMessage="Zdany"
      description="An exam is passed"
    />
  ) : (
    <FormattedMessage
      id="dashboard.exam-line.failed"
      defaultMessage="Niezdany"
      description="An exam is failed"
    />
  );
}
