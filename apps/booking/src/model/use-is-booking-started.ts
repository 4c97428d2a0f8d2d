import { useSelector } from 'react-redux';
import { selectIsSetupBegun } from './store/event-form.ts';
import { selectHasProviders } from './store/selection.ts';

/** Returns whether a new booking has any content. */
export function useIsBookingStarted(): boolean {
  const hasProviders = useSelector(selectHasProviders);
  const isSetupBegun = useSelector(selectIsSetupBegun);
  return isSetupBegun || hasProviders;
}
