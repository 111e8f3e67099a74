import { VisuallyHidden } from '@zielona-fala/web-kit/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { momentPassed, type ToldMoment } from '../domain/time.ts';

/** Tells a screen reader the time of the exam at 5 minutes, 1 minute and 10 seconds, and at no other moment. */
export function ClockAnnouncer({ secondsLeft }: { readonly secondsLeft: number }) {
  const [seen, setSeen] = useState(secondsLeft);
  const [told, setTold] = useState<ToldMoment | null>(null);
  if (seen !== secondsLeft) {
    setSeen(secondsLeft);
    setTold(momentPassed(seen, secondsLeft) ?? told);
  }
  return (
    <VisuallyHidden>
      <span role="status">
        {told === null ? null : (
          <FormattedMessage
            id="dashboard.exam.told"
            defaultMessage="{seconds, select, 300 {Zostało 5 minut egzaminu} 60 {Została minuta egzaminu} other {Zostało 10 sekund egzaminu}}"
            description="Time of the exam, told to a screen reader"
            values={{ seconds: told }}
          />
        )}
      </span>
    </VisuallyHidden>
  );
}
