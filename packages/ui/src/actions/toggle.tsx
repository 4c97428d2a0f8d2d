import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import { buttonClass } from './button.tsx';
import classNames from './toggle.module.css';

type ToggleProps = {
  /** Stays the same in both states: that it is pressed is said by itself. */
  readonly children: ReactNode;
  readonly isPressed: boolean;
  readonly onToggle: (isPressed: boolean) => void;
  readonly size?: 'medium' | 'small';
  readonly disabled?: boolean;
};

/** Switches one thing on and off; on, it is filled and ticked, so that it does not take colour to tell. */
export function Toggle({ children, isPressed, onToggle, size, disabled }: ToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      disabled={disabled}
      className={`${buttonClass({ look: 'secondary', size })} ${classNames['toggle']}`}
      onClick={() => onToggle(!isPressed)}
    >
      <Icon name={isPressed ? 'check' : 'plus'} />
      {children}
    </button>
  );
}
