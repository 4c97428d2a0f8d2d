import { Button } from '@repo/ui/actions/button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import classNames from './connection-notes.module.css';
import { selectIsPartMissing } from './connection-slice.ts';
import { useIsOnline } from './use-is-online.ts';

/** How long it is worth saying that everything is as it was. */
const backOnlineMs = 4000;

/** Says that the network is gone or back, or that a part of the page did not come, at the head of the page. */
export function ConnectionNotes() {
  const { t } = useTranslation();
  const isOnline = useIsOnline();
  const wasAway = useWasAway(isOnline);
  const isPartMissing = useSelector(selectIsPartMissing);
  return (
    // Stands there before there is anything to say: a live region that comes with its words is silent.
    <div aria-live="polite" className={classNames['notes']}>
      {isOnline ? null : <p className={classNames['warning']}>{t('connection.offline')}</p>}
      {isOnline && wasAway ? <p className={classNames['success']}>{t('connection.backOnline')}</p> : null}
      {isOnline && isPartMissing ? (
        <div className={classNames['warning']}>
          <p>{t('connection.partMissing')}</p>
          <Button look="secondary" onClick={() => globalThis.location.reload()}>
            {t('connection.reload')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** Whether the network was gone until a moment ago. */
function useWasAway(isOnline: boolean): boolean {
  const [wasAway, setWasAway] = useState(!isOnline);
  if (!isOnline && !wasAway) setWasAway(true);
  useEffect(() => {
    if (!isOnline || !wasAway) return undefined;
    const timer = setTimeout(() => setWasAway(false), backOnlineMs);
    return () => clearTimeout(timer);
  }, [isOnline, wasAway]);
  return wasAway;
}
