import { IconButton } from '@repo/ui/actions/icon-button';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CountBadge } from '../header/count-badge.tsx';
import classNames from './notification-bell.module.css';

type NotificationBellProps = {
  readonly count: number;
  /** The panel, while it is open. */
  readonly children: (onClose: () => void) => ReactNode;
};

/** How much is new, and the way to it (A-R10, A-R24). */
export function NotificationBell({ count, children }: NotificationBellProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <span className={classNames['bell']}>
      <IconButton
        icon="bell"
        label={t('notifications.bell', { count })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      />
      <CountBadge count={count} />
      {isOpen ? children(() => setIsOpen(false)) : null}
    </span>
  );
}
