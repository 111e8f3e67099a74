import { CATEGORIES, type CategoryName, MODES } from '@zielona-fala/contracts';
import { clientActions, useDispatch } from '@zielona-fala/web-kit/store';
import { useIntl } from 'react-intl';
import { SelectField } from '../../../shared/ui/SelectField.tsx';
import { type Filter, statusesOf } from '../filter.ts';
import * as css from './History.module.css';

export interface FiltersProps {
  readonly category: CategoryName;
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
}

/** Which tests are listed. The category is the one of the header. */
export function Filters({ category, filter, onChange }: FiltersProps) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const all = intl.formatMessage({
    id: 'dashboard.history.filter.all',
    defaultMessage: 'Wszystkie',
    description: 'In a filter of the history: no restriction',
  });
  return (
    <div className={css.filters}>
      <SelectField
        label={intl.formatMessage({
          id: 'dashboard.history.filter.category',
          defaultMessage: 'Kategoria',
          description: 'Label of a filter of the history',
        })}
        options={CATEGORIES.map((name) => ({ value: name, label: name }))}
        value={category}
        onChange={(name) => dispatch(clientActions.categorySelected(name ?? category))}
      />
      <SelectField
        label={intl.formatMessage({
          id: 'dashboard.history.filter.mode',
          defaultMessage: 'Tryb',
          description: 'Label of a filter of the history: exam or a learning mode',
        })}
        none={all}
        options={MODES.map((mode) => ({
          value: mode,
          label: intl.formatMessage(
            {
              id: 'dashboard.history.filter.mode.name',
              defaultMessage:
                '{mode, select, exam {Egzamin} practice {Ćwiczenie} topic {Temat} other {Powtórka}}',
              description: 'A mode of tests: exam, practice, topic or review',
            },
            { mode },
          ),
        }))}
        value={filter.mode}
        onChange={(mode) =>
          onChange({
            mode,
            status: filter.status !== null && statusesOf(mode).includes(filter.status) ? filter.status : null,
          })
        }
      />
      <SelectField
        label={intl.formatMessage({
          id: 'dashboard.history.filter.status',
          defaultMessage: 'Wynik',
          description: 'Label of a filter of the history: how a test ended',
        })}
        none={all}
        options={statusesOf(filter.mode).map((status) => ({
          value: status,
          label: intl.formatMessage(
            {
              id: 'dashboard.history.filter.status.name',
              defaultMessage:
                '{status, select, passed {Zdane} failed {Niezdane} completed {Ukończone} other {W toku}}',
              description: 'How tests ended: passed, failed, completed (learning) or still under way',
            },
            { status },
          ),
        }))}
        value={filter.status}
        onChange={(status) => onChange({ ...filter, status })}
      />
    </div>
  );
}
