import { Button } from '@repo/ui/actions/button';
import { SidePanel } from '@repo/ui/overlays/side-panel';
import { useTranslation } from 'react-i18next';
import { NotificationItem } from './notification-item.tsx';
import classNames from './notification-panel.module.css';
import type { NotificationList } from './notification-list.ts';

type NotificationPanelProps = {
  readonly list: NotificationList;
  readonly onClose: () => void;
};

/** Lists the notifications in a side panel (S1§2). */
export function NotificationPanel({ list, onClose }: NotificationPanelProps) {
  const { t } = useTranslation();
  return (
    <SidePanel open onClose={onClose} title={t('notifications.heading')}>
      {list.entries === undefined || list.entries.length === 0 ? null : (
        <ul className={classNames['list']}>
          {list.entries.map((entry) => (
            <NotificationItem key={entry.id} notification={entry} onOpen={onClose} />
          ))}
        </ul>
      )}
      <State list={list} />
    </SidePanel>
  );
}

/** Shown below the list: that it is empty, has more, or failed to load. */
function State({ list }: { readonly list: NotificationList }) {
  const { t } = useTranslation();
  const { entries, hasMore, isBusy, hasFailed, onShowMore, onTryAgain } = list;
  if (hasFailed && !isBusy)
    return (
      <div role="alert" className={classNames['state']}>
        <p>{t('notifications.failed')}</p>
        <Button look="secondary" onClick={onTryAgain}>
          {t('tryAgain')}
        </Button>
      </div>
    );
  if (entries === undefined) return <p role="status">{t('loading')}</p>;
  if (entries.length === 0) return <p className={classNames['state']}>{t('notifications.none')}</p>;
  if (!hasMore) return null;
  return (
    <div className={classNames['state']}>
      <Button look="secondary" isBusy={isBusy} onClick={onShowMore}>
        {t('notifications.showMore')}
      </Button>
    </div>
  );
}
