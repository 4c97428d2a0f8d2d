import { useShellDispatch } from '@repo/shell/store/use-shell-dispatch';

/** Sends events of the booking, and thunks that call the API. */
export const useBookingDispatch = useShellDispatch;
