import { useSelector } from 'react-redux';
import { selectIsReserved } from './selection.ts';
import type { Selection } from './selection.ts';

/** Whether a provider is among those whom the host has reserved so far. */
export const useIsReserved = (id: number): boolean =>
  useSelector((state: { readonly selection: Selection }) => selectIsReserved(state, id));
