import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import type { IconName } from '../icon.tsx';
import classNames from './empty-state.module.css';

type EmptyStateProps = {
  readonly icon?: IconName;
  readonly title: string;
  readonly children?: ReactNode;
  /** Buttons or links, the best first. */
  readonly actions?: ReactNode;
  readonly headingLevel?: 2 | 3;
};

/** Shown where there is no content yet: what would be here, and how to get there. */
export function EmptyState({ icon, title, children, actions, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={classNames['empty']}>
      {icon === undefined ? null : (
        <span className={classNames['icon']}>
          <Icon name={icon} size={24} />
        </span>
      )}
      <Heading className={classNames['title']}>{title}</Heading>
      {children === undefined ? null : <div className={classNames['text']}>{children}</div>}
      {actions === undefined ? null : <div className={classNames['actions']}>{actions}</div>}
    </div>
  );
}
