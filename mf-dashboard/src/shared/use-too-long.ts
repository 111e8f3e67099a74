import { useEffect, useState } from 'react';

/** As long as nobody minds a page that is still empty. */
const PATIENCE_MS = 2000;

/** Whether a page has waited long enough for what it can do without. */
export function useTooLong(): boolean {
  const [isTooLong, setTooLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTooLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isTooLong;
}
