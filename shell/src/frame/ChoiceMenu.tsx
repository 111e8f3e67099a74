import { cx } from '@zielona-fala/web-kit/ui';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import * as css from './Menu.module.css';

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  /** The name without pictures, for typing ahead. */
  readonly text: string;
  readonly lang?: string;
  readonly disabled?: boolean;
}

export interface ChoiceMenuProps<Value extends string> {
  /** Names button and menu. */
  readonly label: string;
  /** What the button shows. */
  readonly face: ReactNode;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
  /** With the edge of a control. */
  readonly edged?: boolean;
}

/** One of several, behind a button. */
export function ChoiceMenu<Value extends string>(props: ChoiceMenuProps<Value>) {
  const { label, face, choices, value, onChoose, edged } = props;
  return (
    <MenuTrigger>
      <Button className={cx(css.face, edged && css.edged)} aria-label={label}>
        {face}
      </Button>
      <Popover className={cx(css.popover)} placement="bottom end">
        <Menu
          className={cx(css.menu)}
          aria-label={label}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[value]}
          disabledKeys={choices.filter((choice) => choice.disabled).map((choice) => choice.value)}
          onAction={(key) => {
            const chosen = choices.find((choice) => choice.value === key);
            if (chosen) onChoose(chosen.value);
          }}
        >
          {choices.map((choice) => (
            <MenuItem key={choice.value} id={choice.value} textValue={choice.text} className={cx(css.item)}>
              <span lang={choice.lang} className={css.label}>
                {choice.label}
              </span>
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
