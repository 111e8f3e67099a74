import type { ComponentPropsWithRef } from 'react';
import { Link as InnerLink } from 'wouter';
import { type NavigateOptions, useLocation } from './location.ts';

export type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> &
  NavigateOptions & {
    /** An address of this origin, from its root. */
    readonly to: string;
    /** Leaves it to the browser: the address is not a page of the portal. */
    readonly reloadDocument?: boolean | undefined;
  };

const leavesPage = (target: string | undefined): boolean => target !== undefined && target !== '_self';

/** A link within the portal. A link to the current URL adds no history entry. */
export function Link({ to, replace, state, reloadDocument, target, ...anchor }: LinkProps) {
  const { pathname, search } = useLocation();
  if (reloadDocument || leavesPage(target)) return <a {...anchor} href={to} target={target} />;
  return <InnerLink {...anchor} to={to} state={state} replace={replace ?? to === pathname + search} />;
}

export interface NavLinkProps extends LinkProps {
  /** A page that belongs to it is open. */
  readonly isWithin?: boolean;
}

/** A link that says that its page, or one below it, is open. */
export function NavLink({ isWithin, ...props }: NavLinkProps) {
  const { pathname } = useLocation();
  const isOpen = pathname === props.to || (props.to !== '/' && pathname.startsWith(`${props.to}/`));
  return <Link {...props} aria-current={isOpen ? 'page' : isWithin || undefined} />;
}
