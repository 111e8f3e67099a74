import type { FactStates } from '@zielona-fala/contracts/portal';
import { WhenFact } from '@zielona-fala/web-kit/facts';
import type { MessageDescriptor } from 'react-intl';
import { ProseText } from './ProseText.tsx';

/** What is true of our own bank, of an official edition, and of either while the page does not know which is loaded. */
export type TextsByBank = Readonly<Record<FactStates['bank.source'], MessageDescriptor>>;

/** The text that is true of the bank that is loaded. */
export function ByBank({ texts }: { readonly texts: TextsByBank }) {
  return (
    <>
      <WhenFact name="bank.source" is="own">
        <ProseText message={texts.own} />
      </WhenFact>
      <WhenFact name="bank.source" is="official">
        <ProseText message={texts.official} />
      </WhenFact>
      <WhenFact name="bank.source" is="unknown">
        <ProseText message={texts.unknown} />
      </WhenFact>
    </>
  );
}
