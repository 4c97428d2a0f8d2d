export type TipBlock = 'alreadyTipped' | 'alreadyInCart';

type TippableProvider = { readonly isTipped: boolean; readonly isInCart: boolean };

/** Why a provider cannot be tipped, or nothing when one can, for the text beside the disabled box: one tip per provider (S2§2, S2§4). */
export function tipBlockOf({ isTipped, isInCart }: TippableProvider): TipBlock | null {
  if (isTipped) return 'alreadyTipped';
  return isInCart ? 'alreadyInCart' : null;
}
