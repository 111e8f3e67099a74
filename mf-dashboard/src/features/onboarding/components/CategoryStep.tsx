import { CATEGORIES, type CategoryName, MINIMUM_AGES } from '@zielona-fala/contracts';
import { clientActions, selectAllCategories, useDispatch, useSelector } from '@zielona-fala/web-kit/store';
import { FormattedMessage, useIntl } from 'react-intl';
import { PERMITS } from '../../../shared/permits.ts';
import { SelectField } from '../../../shared/ui/SelectField.tsx';
import { NextButton } from './NextButton.tsx';

export interface CategoryStepProps {
  readonly category: CategoryName;
  readonly onNext: () => void;
}

/** Which licence it is about. */
export function CategoryStep({ category, onNext }: CategoryStepProps) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const known = useSelector(selectAllCategories);
  const offered = CATEGORIES.filter(
    (name) => known.find((each) => each.name === name)?.available !== false || name === category,
  );
  return (
    <>
      <h2 tabIndex={-1}>
        <FormattedMessage
          id="dashboard.first.category"
          defaultMessage="Na co robisz prawo jazdy?"
          description="First step of a newcomer: the licence category"
        />
      </h2>
      <SelectField
        label={intl.formatMessage({
          id: 'dashboard.first.category.label',
          defaultMessage: 'Kategoria',
          description: 'Label of the licence category',
        })}
        options={offered.map((name) => ({
          value: name,
          label: `${name}: ${intl.formatMessage(PERMITS[name], { ...MINIMUM_AGES[name] })}`,
        }))}
        value={category}
        onChange={(name) => dispatch(clientActions.categorySelected(name ?? category))}
      />
      <NextButton onPress={onNext} />
    </>
  );
}
