import { CATEGORIES, type CategoryName } from '@zielona-fala/contracts';
import { clientActions, selectAllCategories, useDispatch, useSelector } from '@zielona-fala/web-kit/store';
import { Button, Dialog } from '@zielona-fala/web-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { TestLanguage } from '../../../shared/launch/TestLanguage.tsx';
import { CategoryTiles } from './CategoryTiles.tsx';

export interface ChoiceOfTestsProps {
  readonly isOpen: boolean;
  readonly category: CategoryName;
  readonly onClose: () => void;
}

/** The licence category and the language of questions, both at once and kept. */
export function ChoiceOfTests({ isOpen, category, onClose }: ChoiceOfTestsProps) {
  const intl = useIntl();
  const dispatch = useDispatch();
  // asked for by the header; until it knows better, all can be chosen
  const known = useSelector(selectAllCategories);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={intl.formatMessage({
        id: 'dashboard.launch.choice',
        defaultMessage: 'Co i w jakim języku?',
        description: 'Title of the choice of the licence category and the language of questions',
      })}
    >
      <CategoryTiles
        categories={CATEGORIES.map((name) => ({
          name,
          available: known.find((each) => each.name === name)?.available !== false,
        }))}
        chosen={category}
        onChoose={(name) => dispatch(clientActions.categorySelected(name))}
      />
      <TestLanguage />
      <Button kind="go" wide onPress={onClose}>
        <FormattedMessage
          id="dashboard.launch.choice.done"
          defaultMessage="Gotowe"
          description="Closes the choice of category and language, which is kept already"
        />
      </Button>
    </Dialog>
  );
}
