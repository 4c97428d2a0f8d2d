import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import type { IconName } from '../icon.tsx';
import classNames from './badge.module.css';

type BadgeProps = {
  readonly look?: 'neutral' | 'primary' | 'success' | 'warning' | 'photo';
  readonly icon?: IconName;
  readonly children: ReactNode;
};

/** A label of a word or number; "photo" on top of an image. */
export function Badge({ look = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={`${classNames['badge']} ${classNames[look]}`}>
      {icon === undefined ? null : <Icon name={icon} size={16} />}
      {children}
    </span>
  );
}
