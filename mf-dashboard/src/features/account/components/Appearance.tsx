import { LOCALES } from '@zielona-fala/contracts';
import { useLocale, usePortal } from '@zielona-fala/web-kit/session';
import { CheckBox, Panel, Segmented } from '@zielona-fala/web-kit/ui';
import { useState, useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { followAccount } from '../../../shared/follow-account.ts';
import { LANGUAGE_NAMES } from '../../../shared/language-names.ts';
import { TestLanguage } from '../../../shared/launch/TestLanguage.tsx';
import { useTextSize } from '../../../shared/player/text-size.ts';
import { areShortcutsOn, rememberShortcuts } from '../../../shared/shortcuts.ts';
import { isSignLanguageOn, rememberSignLanguage } from '../../../shared/sign-language.ts';
import * as layout from '../../../shared/ui/form.module.css';
import * as css from './forms.module.css';
import { useTextSizeOptions } from './text-size-options.ts';
import { useThemeOptions } from './theme-options.ts';

/** Language and theme, which go with the account; language, letters and keys of the exam, choices of this browser. */
export function Appearance() {
  const intl = useIntl();
  const portal = usePortal();
  const { locale, theme } = portal;
  // the choice applies here in any case; if it is not saved in the account now, the next visit saves it
  const keepWithAccount = () => void followAccount(portal).catch(() => undefined);
  const chosenTheme = useSyncExternalStore(theme.subscribe, theme.current);
  const [textSize, chooseTextSize] = useTextSize();
  const [shortcuts, setShortcuts] = useState(areShortcutsOn);
  const [signLanguage, setSignLanguage] = useState(isSignLanguageOn);
  const languageLabel = intl.formatMessage({
    id: 'dashboard.settings.language',
    defaultMessage: 'Język',
    description: 'Names the choice of the language',
  });
  const themeLabel = intl.formatMessage({
    id: 'dashboard.settings.theme',
    defaultMessage: 'Wygląd',
    description: 'Names the choice of the theme',
  });
  const textSizeLabel = intl.formatMessage({
    id: 'dashboard.settings.letters',
    defaultMessage: 'Wielkość liter w pytaniach',
    description: 'Names the choice of how large questions and answers are written',
  });
  return (
    <Panel labelledBy="appearance">
      <h2 id="appearance">
        <FormattedMessage
          id="dashboard.settings.appearance"
          defaultMessage="Język i wygląd"
          description="Heading of the choices of language and theme"
        />
      </h2>
      <div className={layout.form}>
        <span className={css.label} aria-hidden="true">
          {languageLabel}
        </span>
        <Segmented
          wide
          label={languageLabel}
          options={LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          value={useLocale()}
          onChange={(chosen) => void locale.switchTo(chosen).then(keepWithAccount)}
        />
        <TestLanguage />
        <span className={css.label} aria-hidden="true">
          {themeLabel}
        </span>
        <Segmented
          wide
          label={themeLabel}
          options={useThemeOptions()}
          value={chosenTheme}
          onChange={(chosen) => {
            theme.choose(chosen);
            keepWithAccount();
          }}
        />
        <span className={css.label} aria-hidden="true">
          {textSizeLabel}
        </span>
        <Segmented
          wide
          label={textSizeLabel}
          options={useTextSizeOptions()}
          value={textSize}
          onChange={chooseTextSize}
        />
        <CheckBox
          checked={signLanguage}
          onChange={(event) => {
            setSignLanguage(event.target.checked);
            rememberSignLanguage(event.target.checked);
          }}
        >
          <FormattedMessage
            id="dashboard.settings.sign-language"
            defaultMessage="Filmy w języku migowym przy pytaniach, które je mają"
            description="Switches on and off films in Polish Sign Language beside questions; most questions of the official bank have them, others have none"
          />
        </CheckBox>
        <div className={css.keys}>
          <CheckBox
            checked={shortcuts}
            onChange={(event) => {
              setShortcuts(event.target.checked);
              rememberShortcuts(event.target.checked);
            }}
          >
            <FormattedMessage
              id="dashboard.settings.shortcuts"
              defaultMessage="Klawisze w egzaminie: T i N, A, B i C, spacja, Enter"
              description="Switches the keys of the exam on and off"
            />
          </CheckBox>
        </div>
      </div>
    </Panel>
  );
}
