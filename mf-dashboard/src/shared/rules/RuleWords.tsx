import type { RuleDto } from '@zielona-fala/contracts';
import { FormattedMessage } from 'react-intl';
import * as css from './Rules.module.css';

interface RuleProps {
  readonly rule: RuleDto;
}

/** The situation of a rule; nothing where it has no picture. */
export function RulePicture({ rule: { picture, pictureAlt } }: RuleProps) {
  if (picture === null) return null;
  return (
    <img
      className={css.picture}
      src={picture}
      alt={pictureAlt ?? ''}
      width={480}
      height={270}
      loading="lazy"
    />
  );
}

/** What a rule says, how its situation is recognised, and the commonest mistake. */
export function RuleWords({ rule: { text, recognise, mistake } }: RuleProps) {
  return (
    <>
      <p className={css.text}>{text}</p>
      <dl className={css.facts}>
        <dt>
          <FormattedMessage
            id="dashboard.rules.recognise"
            defaultMessage="Tak to rozpoznasz"
            description="Names how the situation of a rule is recognised"
          />
        </dt>
        <dd>{recognise}</dd>
        <dt>
          <FormattedMessage
            id="dashboard.rules.mistake"
            defaultMessage="Najczęstszy błąd"
            description="Names the commonest mistake with a rule"
          />
        </dt>
        <dd>{mistake}</dd>
      </dl>
    </>
  );
}
