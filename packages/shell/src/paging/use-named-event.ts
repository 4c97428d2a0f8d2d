import { eventParameter } from '@repo/domain/site/dashboard-address';
import { useSearchParams } from 'react-router-dom';

/** Returns the id of the event that the address names, as links in mails and notifications do. */
export function useNamedEvent(): number | undefined {
  const id = Number(useSearchParams()[0].get(eventParameter));
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
