import { GOOGLE_OUTCOME_PARAM, GOOGLE_OUTCOMES, type GoogleOutcome } from '@zielona-fala/contracts';
import { useSearchParams } from '@zielona-fala/web-kit/router';
import { useInBrowser } from '@zielona-fala/web-kit/ui';

/** What the visitor has come back from Google with; null for who does not come from there. */
export function useGoogleOutcome(): GoogleOutcome | null {
  const [search] = useSearchParams();
  // the HTML of the page is the same for all who come
  const isLive = useInBrowser(() => true, false);
  const told = search.get(GOOGLE_OUTCOME_PARAM);
  return (isLive && GOOGLE_OUTCOMES.find((outcome) => outcome === told)) || null;
}
