import { useSelector } from 'react-redux';
import { selectIsReserved } from './selection.ts';
import type { Selection } from './selection.ts';

/** Returns whether the host has reserved a provider. */
export const useIsReserved = (id: number): boolean =>
  useSelector((state: { readonly selection: Selection }) => selectIsReserved(state, id));
