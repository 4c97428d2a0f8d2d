import { useFormats } from '@repo/i18n/formats/use-formats';
import { useAccountId } from '@repo/session/session/use-account-id';
import { useTranslation } from 'react-i18next';
import { useEventRequestsQuery } from '../../model/api/event-requests.ts';
import classNames from './home-strip.module.css';
import { NextEvent } from './next-event.tsx';
import { ToDo } from './to-do.tsx';
import { useIsStripLoading } from './use-is-strip-loading.ts';

/** What a provider comes for: the next event, the requests that wait, and what keeps hosts away. */
export function HomeStrip() {
  const isLoading = useIsStripLoading();
  return (
    <div className={classNames['strip']}>
      <NextEvent />
      {/* Shown together, so that none moves another. */}
      {isLoading ? null : (
        <>
          <ToDo />
          <WaitingRequests />
        </>
      )}
    </div>
  );
}

/** How many requests wait, and until when the first one does. */
function WaitingRequests() {
  const { t } = useTranslation('providerHome');
  const { moment } = useFormats();
  const { data: requests = [] } = useEventRequestsQuery(useAccountId());
  if (requests.length === 0) return null;
  const first = Math.min(...requests.map(({ deadline }) => deadline));
  return (
    <p className={classNames['waiting']}>{t('waiting', { count: requests.length, when: moment(first) })}</p>
  );
}
