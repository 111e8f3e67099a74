import { Link, type LinkProps } from '@zielona-fala/web-kit/router';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import * as css from './Button.module.css';
import { cx } from './cx.ts';
import { ripple } from './ripple.ts';
import { Tooltip } from './Tooltip.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** `go` is the one primary action of a screen; `stop` destroys something. */
export type ButtonKind = 'go' | 'plain' | 'quiet' | 'stop';

interface ButtonLook {
  readonly kind?: ButtonKind;
  /** Fills its line. */
  readonly wide?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

const classOf = ({ kind = 'plain', wide, className }: Omit<ButtonLook, 'children'>, icon = false): string =>
  cx(css.button, css[kind], wide && css.wide, icon && css.icon, className);

type NativeProps = Omit<
  ComponentPropsWithRef<'button'>,
  'children' | 'className' | 'style' | 'onClick' | 'disabled' | 'aria-label'
>;

/** With `icon` it is square, for a lone icon: `aria-label` names it, and a tooltip shows the name. */
type ButtonName =
  | { readonly icon: true; readonly 'aria-label': string }
  | { readonly icon?: false; readonly 'aria-label'?: string };

interface ButtonWork extends ButtonLook, NativeProps {
  /** By pointer, key or assistive technology. */
  readonly onPress?: (() => void) | undefined;
  readonly isDisabled?: boolean | undefined;
  /** The work that it started is not done yet. */
  readonly isPending?: boolean;
}

export type ButtonProps = ButtonWork & ButtonName;

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
export function Button(props: ButtonProps) {
  const { kind, wide, icon, className, onPress, isDisabled, isPending, type, children, ...rest } = props;
  const button = (
    <button
      {...rest}
      type={isPending ? 'button' : (type ?? 'button')}
      className={classOf({ kind, wide, className }, icon)}
      onPointerDown={ripple}
      disabled={isDisabled}
      onClick={isPending ? undefined : () => onPress?.()}
    >
      {isPending ? <span className={css.spin} aria-hidden="true" /> : null}
      {children}
      {isPending ? <PendingWords /> : null}
    </button>
  );
  if (!icon) return button;
  return (
    <Tooltip text={rest['aria-label'] ?? ''} isName>
      {button}
    </Tooltip>
  );
}

export type ButtonLinkProps = ButtonLook & { readonly to: string } & Pick<
    LinkProps,
    'replace' | 'state' | 'lang' | 'reloadDocument'
  >;

/** A link that looks like a button. */
export function ButtonLink({ kind, wide, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={classOf({ kind, wide, className })} onPointerDown={ripple}>
      {children}
    </Link>
  );
}
