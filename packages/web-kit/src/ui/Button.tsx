import { Link, type LinkProps } from '@zielona-fala/web-kit/router';
import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { useIntl } from 'react-intl';
import * as css from './Button.module.css';
import { cx } from './cx.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** `go` is the one primary action of a screen; `stop` destroys something. */
export type ButtonKind = 'go' | 'plain' | 'quiet' | 'stop';

interface ButtonLook {
  readonly kind?: ButtonKind;
  /** Fills its line. */
  readonly wide?: boolean;
  /** Square, for a lone icon; then `aria-label` names it. */
  readonly icon?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

const classOf = ({ kind = 'plain', wide, icon, className }: Omit<ButtonLook, 'children'>): string =>
  cx(css.button, css[kind], wide && css.wide, icon && css.icon, className);

export interface ButtonProps
  extends ButtonLook,
    Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'isPending'> {
  /** The work that it started is not done yet. */
  readonly isPending?: boolean;
}

function PendingWords() {
  const intl = useIntl();
  return (
    <span role="status">
      <VisuallyHidden>
        {intl.formatMessage({
          id: 'kit.pending',
          defaultMessage: 'Pracuję…',
          description: 'A button is at work',
        })}
      </VisuallyHidden>
    </span>
  );
}

/** While `isPending` it shows a turning ring, says so, keeps its focus and takes no press. */
export function Button({ kind, wide, icon, className, isPending, children, ...rest }: ButtonProps) {
  const classes = classOf({ kind, wide, icon, className });
  if (!isPending) {
    return (
      <AriaButton {...rest} className={classes}>
        {children}
      </AriaButton>
    );
  }
  return (
    <AriaButton {...rest} className={classes} type="button" onPress={() => undefined}>
      <span className={css.spin} aria-hidden="true" />
      {children}
      <PendingWords />
    </AriaButton>
  );
}

export type ButtonLinkProps = ButtonLook & { readonly to: string } & Pick<
    LinkProps,
    'replace' | 'state' | 'lang' | 'reloadDocument'
  >;

/** A link that looks like a button. */
export function ButtonLink({ kind, wide, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={classOf({ kind, wide, icon, className })}>
      {children}
    </Link>
  );
}
