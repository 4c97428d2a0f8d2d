import { Button } from '@repo/ui/actions/button';
import { useIsOnline } from '@repo/ui/loading/use-is-online';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import classNames from './connection-notes.module.css';
import { missingPartsRetried, selectIsPartMissing } from './connection-slice.ts';

/** How long to show that the network is back. */
const backOnlineMs = 4000;

/** Shows at the top of the page that the network is gone or back, or that a part failed to load. */
export function ConnectionNotes() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const isOnline = useIsOnline();
  const wasAway = useWasAway(isOnline);
  const isPartMissing = useSelector(selectIsPartMissing);
  return (
    // Rendered empty at first: a live region that appears with its text is not announced.
    <div aria-live="polite" className={classNames['notes']}>
      {isOnline ? null : <p className={classNames['warning']}>{t('connection.offline')}</p>}
      {isOnline && wasAway ? <p className={classNames['success']}>{t('connection.backOnline')}</p> : null}
      {isOnline && isPartMissing ? (
        <div className={classNames['warning']}>
          <p>{t('connection.partMissing')}</p>
          <Button look="secondary" onClick={() => dispatch(missingPartsRetried())}>
            {t('tryAgain')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** Returns whether the network was gone until a moment ago. */
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
