import type { CartSourceOf } from '@repo/shell/header/cart-source';
import { hasRecapItem } from '@repo/domain/recap/recap-choice';
import { selectRecap } from '../model/store/recap.ts';
import { selectProviders } from '../model/store/selection.ts';
import type { reducer } from './reducer.ts';

/** How much is in the cart, as it changes (A-R16). */
export const cartSource: CartSourceOf<ReturnType<typeof reducer>> = ({ getState, subscribe }) => ({
  count: () => {
    const state = getState();
    return selectProviders(state).length + (hasRecapItem(selectRecap(state)) ? 1 : 0);
  },
  subscribe,
});
