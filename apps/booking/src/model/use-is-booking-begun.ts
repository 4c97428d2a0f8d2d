import { useSelector } from 'react-redux';
import { emptyEventForm, selectEventForm } from './store/event-form.ts';
import { selectProviders } from './store/selection.ts';

/** Whether there is a new booking with anything in it. */
export function useIsBookingBegun(): boolean {
  const hasProviders = useSelector(selectProviders).length > 0;
  return JSON.stringify(useSelector(selectEventForm)) !== JSON.stringify(emptyEventForm) || hasProviders;
}
