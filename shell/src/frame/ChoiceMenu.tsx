import type { ReactNode } from 'react';
import * as css from './Menu.module.css';
import { closeMenu, Menu } from './Menu.tsx';

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
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
    <Menu label={label} face={face} edged={edged} align="end" scripted>
      {choices.map((choice) => (
        <li key={choice.value}>
          <button
            type="button"
            className={css.item}
            aria-pressed={choice.value === value}
            disabled={choice.disabled}
            onClick={(event) => {
              closeMenu(event);
              onChoose(choice.value);
            }}
          >
            {choice.label}
          </button>
        </li>
      ))}
    </Menu>
  );
}
