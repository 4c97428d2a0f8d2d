import { hasRecapItem } from '@repo/domain/recap/recap-choice';
import type { CartSourceOf } from '@repo/shell/header/cart-source';
import { countInCart, storedCart } from '@repo/shell/header/stored-cart';
import type { CommonState } from '@repo/shell/store/create-app-store';
import type { Recap } from '../model/store/recap.ts';
import type { SavedCart } from '../model/store/saved-cart.ts';
import type { Selection } from '../model/store/selection.ts';

/** The parts of a booking that fill the cart; the first view is there before them. */
type CartState = { readonly selection: Selection; readonly recap: Recap; readonly savedCart: SavedCart };

/** How much is in the cart, as it changes (A-R16). */
export const cartSource: CartSourceOf<CommonState & Partial<CartState>> = ({ getState, subscribe }) => ({
  count: () => {
    const { selection, recap, savedCart } = getState();
    if (selection === undefined || recap === undefined || savedCart === undefined) return storedCart.count();
    return countInCart({
      providers: selection.providers,
      hasRecap: hasRecapItem(recap),
      saved: savedCart.cart,
      asked: savedCart.asked,
    });
  },
  subscribe,
});
