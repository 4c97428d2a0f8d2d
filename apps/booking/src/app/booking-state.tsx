import { KeptState } from '@repo/shell/store/kept-state';
import { Outlet } from 'react-router-dom';
import { reducer } from './reducer.ts';

/** The pages of a booking, with everything that was kept of it. */
export function BookingState() {
  return (
    <KeptState reducer={reducer}>
      <Outlet />
    </KeptState>
  );
}
