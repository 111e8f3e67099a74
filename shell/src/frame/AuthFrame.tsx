import { GreenWaveScene } from '@zielona-fala/web-kit/ui';
import { useIntl } from 'react-intl';
import * as css from './AuthFrame.module.css';
import type { FrameProps } from './frame.ts';
import { TopBar } from './TopBar.tsx';

/** Signing in and accounts: a narrow column beside the run of green lights. */
export function AuthFrame({ children }: FrameProps) {
  const intl = useIntl();
  return (
    <div className={css.frame}>
      <TopBar />
      <main className={css.main} id="main" tabIndex={-1}>
        {children}
      </main>
      <aside className={css.art}>
        <GreenWaveScene className={css.scene} />
        <p>
          {intl.formatMessage({
            id: 'shell.auth.motto',
            defaultMessage: 'Światło po świetle, aż do egzaminu.',
            description: 'Motto on the picture beside the sign-in form',
          })}
        </p>
      </aside>
    </div>
  );
}
