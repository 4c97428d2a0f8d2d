import { useSelector } from 'react-redux';
import { selectUser } from './session-slice.ts';

/** Returns the id of the signed-in account; 0 for a guest. */
export const useAccountId = (): number => useSelector(selectUser)?.id ?? 0;
