import { QUESTION_LANGUAGES } from '@zielona-fala/contracts';
import { Segmented } from '@zielona-fala/web-kit/ui';
import { useIntl } from 'react-intl';
import { LANGUAGE_NAMES } from '../language-names.ts';
import * as css from './TestLanguage.module.css';
import { useTestLanguage } from './test-language.ts';

const OPTIONS = QUESTION_LANGUAGES.map((value) => ({
  value,
  label: <span lang={value}>{LANGUAGE_NAMES[value]}</span>,
}));

/** The choice of the language of questions, kept at once. The interface stays in its own. */
export function TestLanguage() {
  const intl = useIntl();
  const [lang, setLang] = useTestLanguage();
  const label = intl.formatMessage({
    id: 'dashboard.launch.language',
    defaultMessage: 'Język pytań',
    description: "Names the choice of the questions' language",
  });
  return (
    <fieldset>
      <legend className={css.legend}>{label}</legend>
      <Segmented wide label={label} options={OPTIONS} value={lang} onChange={setLang} />
    </fieldset>
  );
}
