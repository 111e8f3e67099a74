import { Redirect } from 'wouter';
import type { NavigateOptions } from './location.ts';

type NavigateProps = NavigateOptions & { readonly to: string };

/** Goes elsewhere as soon as it is shown, and again when it is told another address. */
export function Navigate({ to, replace, state }: NavigateProps) {
  return <Redirect key={to} to={to} replace={replace} state={state} />;
}
