import { useAccountId } from '@repo/session/session/use-account-id';
import { isFirstLoad } from '@repo/ui/loading/is-first-load';
import { useEventRequestsQuery } from '../../model/api/event-requests.ts';
import { useMyEventsQuery } from '../../model/api/my-events.ts';
import { useMissing } from './use-missing.ts';

/** Whether something of the strip is still being loaded, so that its height may change. */
export function useIsStripLoading(): boolean {
  const providerId = useAccountId();
  const events = useMyEventsQuery({ providerId, tab: 'upcoming' });
  const requests = useEventRequestsQuery(providerId);
  const missing = useMissing();
  return isFirstLoad(events) || isFirstLoad(requests) || missing === undefined;
}
