import { selectUser } from '@repo/session/session/session-slice';
import { useAppSelector } from './store/use-app-selector.ts';

/** Returns the id of the signed-in host; 0 for a guest, who is sent away before a page is shown. */
export const useHostId = (): number => useAppSelector(selectUser)?.id ?? 0;
