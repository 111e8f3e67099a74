import { Button } from '@zielona-fala/web-kit/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { SecondStep } from '../../../shared/forms/second-step.ts';
import * as page from '../../../shared/page/page.module.css';
import { CodeForm } from './CodeForm.tsx';
import type { CodeKind } from './use-code-words.ts';

export interface SecondFactorProps {
  readonly step: SecondStep;
  readonly onBack: () => void;
}

/** The second step of a sign-in: a code of the app, or a recovery code. */
export function SecondFactor({ step, onBack }: SecondFactorProps) {
  const [kind, setKind] = useState<CodeKind>('app');
  return (
    <>
      <h1>
        <FormattedMessage
          id="auth.second-factor.title"
          defaultMessage="Potwierdź, że to Ty"
          description="Heading of the second step of a sign-in, which asks for a code"
        />
      </h1>
      <CodeForm key={kind} kind={kind} step={step} onBack={onBack} />
      <div className={page.stack}>
        <Button wide onPress={() => setKind(kind === 'app' ? 'recovery' : 'app')}>
          {kind === 'app' ? (
            <FormattedMessage
              id="auth.second-factor.use-recovery"
              defaultMessage="Użyj kodu zapasowego"
              description="For who does not have the app at hand"
            />
          ) : (
            <FormattedMessage
              id="auth.second-factor.use-app"
              defaultMessage="Użyj kodu z aplikacji"
              description="Back from the recovery code"
            />
          )}
        </Button>
        <Button kind="quiet" wide onPress={onBack}>
          <FormattedMessage
            id="auth.second-factor.back"
            defaultMessage="Wróć do logowania"
            description="Back to e-mail and password"
          />
        </Button>
      </div>
    </>
  );
}
