import { Button } from '@zielona-fala/web-kit/ui';
import { useIntl } from 'react-intl';
import * as css from './TextSizeButton.module.css';
import { TEXT_SIZES, useTextSize } from './text-size.ts';

/** Writes question and answers larger, and after the largest as usual again. */
export function TextSizeButton() {
  const intl = useIntl();
  const [size, choose] = useTextSize();
  const next = TEXT_SIZES[(TEXT_SIZES.indexOf(size) + 1) % TEXT_SIZES.length] ?? 'normal';
  return (
    <Button
      icon
      className={css.button}
      aria-label={intl.formatMessage(
        {
          id: 'dashboard.exam.letters',
          defaultMessage:
            'Wielkość liter: {size, select, large {duże} larger {największe} other {zwykłe}}. Zmień',
          description: 'Button beside a question: the size of its letters, which a press changes',
        },
        { size },
      )}
      onPress={() => choose(next)}
    >
      <span aria-hidden="true">A</span>
      <span aria-hidden="true" className={css.large}>
        A
      </span>
    </Button>
  );
}
