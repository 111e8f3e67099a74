import type { ReadinessDto } from '@zielona-fala/contracts';
import { FormattedMessage } from 'react-intl';
import type { Odds } from './odds.ts';

/** What a chance to pass means, in two words. */
export function Verdict({ verdict }: Pick<ReadinessDto, 'verdict'>) {
  return (
    <FormattedMessage
      id="dashboard.readiness.told"
      defaultMessage="{verdict, select, ready {Możesz zdawać} nearly {Już prawie} other {Jeszcze nie}}"
      description="Big, in answer to: ready for the exam? verdict is ready, nearly or not-yet"
      values={{ verdict }}
    />
  );
}

/** The figure that the verdict rests on. */
export function Chance({ odds }: { readonly odds: Odds }) {
  return (
    <FormattedMessage
      id="dashboard.readiness.chance"
      defaultMessage="Szansa na zdanie dziś: <b>{chance}%</b>, najpewniej między {low}% a {high}%."
      description="The chance to pass an exam today in percent, with its bounds"
      values={{ ...odds, b: (words) => <b>{words}</b> }}
    />
  );
}

/** How many questions are missing until there is one. */
export function Missing({ missing }: { readonly missing: number }) {
  return (
    <FormattedMessage
      id="dashboard.readiness.untold"
      defaultMessage="{missing, plural, one {Jeszcze # pytanie i zobaczysz swoją szansę} few {Jeszcze # pytania i zobaczysz swoją szansę} many {Jeszcze # pytań i zobaczysz swoją szansę} other {Jeszcze # pytania i zobaczysz swoją szansę}}"
      description="So many different questions until the chance to pass can be told"
      values={{ missing }}
    />
  );
}
