import type { StructuredData as Data } from '@zielona-fala/contracts/portal';
import { useContext } from 'react';
import { FactSourceContext } from './fact-source.ts';

/** Tells search engines of the page in their vocabulary. It comes with the HTML, so in the browser there is nothing to do. */
export function StructuredData({ data }: { readonly data: Data }) {
  useContext(FactSourceContext)?.tell(data);
  return null;
}
