import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import { buttonClass } from './button.tsx';
import classNames from './toggle.module.css';

type ToggleProps = {
  /** The same in both states: `aria-pressed` conveys the state. */
  readonly children: ReactNode;
  readonly isPressed: boolean;
  readonly onToggle: (isPressed: boolean) => void;
  readonly size?: 'medium' | 'small';
};

/** A toggle button. When pressed it is filled and ticked, so that the state does not depend on colour. */
export function Toggle({ children, isPressed, onToggle, size }: ToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      className={`${buttonClass({ look: 'secondary', size })} ${classNames['toggle']}`}
      onClick={() => onToggle(!isPressed)}
    >
      <Icon name={isPressed ? 'check' : 'plus'} />
      {children}
    </button>
  );
}
