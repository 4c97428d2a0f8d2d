import type { ButtonHTMLAttributes } from 'react';
import { Icon } from '../icon.tsx';
import type { IconName } from '../icon.tsx';
import classNames from './icon-button.module.css';

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'aria-label' | 'title'> & {
  readonly icon: IconName;
  /** The action, also shown as a tooltip. */
  readonly label: string;
};

/** A button with a well-known icon, where there is no room for text. */
export function IconButton({ icon, label, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} aria-label={label} title={label} className={classNames['icon-button']}>
      <Icon name={icon} />
    </button>
  );
}
