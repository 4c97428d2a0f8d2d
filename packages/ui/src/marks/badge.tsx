import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import type { IconName } from '../icon.tsx';
import classNames from './badge.module.css';

type BadgeProps = {
  readonly look?: 'neutral' | 'primary' | 'success' | 'warning' | 'danger' | 'photo' | 'count';
  readonly icon?: IconName;
  readonly children: ReactNode;
};

/** One word or number about what it stands on; "photo" for over a picture, "count" for how many wait. */
export function Badge({ look = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={`${classNames['badge']} ${classNames[look]}`}>
      {icon === undefined ? null : <Icon name={icon} size={16} />}
      {children}
    </span>
  );
}
