export type TipBlock = 'alreadyTipped' | 'alreadyInCart';

type TippableProvider = { readonly isTipped: boolean; readonly isInCart: boolean };

/** Returns why a provider cannot be tipped, or null: one tip per provider (S2§2, S2§4). */
export function tipBlockOf({ isTipped, isInCart }: TippableProvider): TipBlock | null {
  if (isTipped) return 'alreadyTipped';
  return isInCart ? 'alreadyInCart' : null;
}
