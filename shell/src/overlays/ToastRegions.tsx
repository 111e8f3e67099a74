import { TOAST_GROUPS, type ToastContent, type ToastSeverity } from '@zielona-fala/contracts/portal';
import { Button, cx, Icon, type IconName } from '@zielona-fala/web-kit/ui';
import { Text } from 'react-aria-components/Text';
import {
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastBody,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components/Toast';
import { useIntl } from 'react-intl';
import * as css from './ToastRegions.module.css';
import type { ShellToasts } from './toasts.ts';
import { useToastQueues } from './use-toast-queues.ts';

const ICONS: Record<ToastSeverity, IconName> = {
  success: 'success',
  error: 'error',
  info: 'info',
  warn: 'warn',
};
const CLASSES: Record<ToastSeverity, string | undefined> = {
  success: css.success,
  error: css.error,
  info: css.info,
  warn: css.warn,
};
const POSITIONS = { 'top-left': css.left, 'top-center': css.center, 'top-right': css.right };

const isUrgent = ({ severity }: ToastContent): boolean => severity === 'error' || severity === 'warn';

/** The toasts, in their three positions; hover and focus pause them. */
export function ToastRegions({ toasts }: { readonly toasts: ShellToasts }) {
  const intl = useIntl();
  const queues = useToastQueues(toasts);
  const nameOf = (group: keyof typeof POSITIONS) =>
    intl.formatMessage(
      {
        id: 'shell.toasts',
        defaultMessage: 'Powiadomienia {group, select, left {po lewej} center {na środku} other {po prawej}}',
        description: 'Names a region of toasts: at the left, in the middle or at the right of the screen',
      },
      { group: group.slice('top-'.length) },
    );
  const close = intl.formatMessage({
    id: 'shell.close',
    defaultMessage: 'Zamknij',
    description: 'Closes a toast',
  });
  return TOAST_GROUPS.map((group) => (
    <ToastRegion
      key={group}
      queue={queues[group]}
      className={cx(css.region, POSITIONS[group])}
      aria-label={nameOf(group)}
    >
      {({ toast }) => (
        <Toast
          toast={toast}
          className={cx(css.toast, CLASSES[toast.content.severity], toast.content.life === 0 && css.stays)}
        >
          <Icon name={ICONS[toast.content.severity]} size="large" className={css.icon} />
          <div className={css.column}>
            <ToastBody role={isUrgent(toast.content) ? 'alert' : 'status'}>
              <Text slot="title" className={cx(css.title)}>
                {toast.content.title}
              </Text>
              {toast.content.text ? <Text slot="description">{toast.content.text}</Text> : null}
            </ToastBody>
            {toast.content.action ? (
              <Action {...toast.content.action} onDone={() => toasts.close(toast.content.id)} />
            ) : null}
          </div>
          <Button kind="quiet" icon aria-label={close} onPress={() => toasts.close(toast.content.id)}>
            <Icon name="close" />
          </Button>
        </Toast>
      )}
    </ToastRegion>
  ));
}

interface ActionProps extends NonNullable<ToastContent['action']> {
  readonly onDone: () => void;
}

/** Closes a toast once its action is used. */
function Action({ label, onPress, onDone }: ActionProps) {
  const act = () => {
    onPress();
    onDone();
  };
  return (
    <Button kind="quiet" className={css.action} onPress={act}>
      {label}
    </Button>
  );
}
