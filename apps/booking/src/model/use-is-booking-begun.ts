import { useSelector } from 'react-redux';
import { selectIsSetupBegun } from './store/event-form.ts';
import { selectHasProviders } from './store/selection.ts';

/** Whether there is a new booking with anything in it. */
export function useIsBookingBegun(): boolean {
  const hasProviders = useSelector(selectHasProviders);
  const isSetupBegun = useSelector(selectIsSetupBegun);
  return isSetupBegun || hasProviders;
}
