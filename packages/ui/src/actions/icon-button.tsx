import type { ButtonHTMLAttributes } from 'react';
import { Icon } from '../icon.tsx';
import type { IconName } from '../icon.tsx';
import classNames from './icon-button.module.css';

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'aria-label' | 'title'> & {
  readonly icon: IconName;
  /** What it does; shown to the mouse as well. */
  readonly label: string;
};

/** Does something whose picture everybody knows, where there is no room for words. */
export function IconButton({ icon, label, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} aria-label={label} title={label} className={classNames['icon-button']}>
      <Icon name={icon} />
    </button>
  );
}
