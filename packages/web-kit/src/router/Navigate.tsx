import { Redirect } from 'wouter';
import type { NavigateOptions } from './location.ts';

type NavigateProps = NavigateOptions & { readonly to: string };

/** Redirects when it is rendered, and again if its target changes. */
export function Navigate({ to, replace, state }: NavigateProps) {
  return <Redirect key={to} to={to} replace={replace} state={state} />;
}
