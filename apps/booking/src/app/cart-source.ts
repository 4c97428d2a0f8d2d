import { hasRecapItem } from '@repo/domain/recap/recap-choice';
import type { CartSourceOf } from '@repo/shell/header/cart-source';
import { cartPath, countInCart, storedCart } from '@repo/cart/stored-cart';
import type { CommonState } from '@repo/shell/store/create-app-store';
import type { Recap } from '../model/store/recap.ts';
import type { SavedCart } from '../model/store/saved-cart.ts';
import type { Selection } from '../model/store/selection.ts';

/** Undefined until the first page of a booking has loaded them. */
type CartState = { readonly selection: Selection; readonly recap: Recap; readonly savedCart: SavedCart };

/** Counts the items in the cart and reports changes (A-R16). */
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
  path: cartPath,
  subscribe,
});
