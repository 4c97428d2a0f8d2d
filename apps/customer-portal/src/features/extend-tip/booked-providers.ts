import type { AdditionLine } from '@repo/cart/addition-cart';
import type { ExtendTipEvent } from '@repo/contracts/events/host-events';
import { extensionBlockOf } from '@repo/domain/extension/extension-block';
import type { ExtensionBlock } from '@repo/domain/extension/extension-block';
import { rangeOfHours } from '@repo/domain/time/time-range';
import type { TimeRange } from '@repo/domain/time/time-range';
import { tipBlockOf } from '@repo/domain/tip/tip-block';
import type { TipBlock } from '@repo/domain/tip/tip-block';

/** A provider of the event, with what keeps them from being extended or tipped. */
export type BookedProvider = {
  readonly id: number;
  readonly name: string;
  readonly firstName: string;
  readonly photoUrl: string | undefined;
  /** With the hours that were added. */
  readonly bookedTime: TimeRange;
  readonly extensionBlock: ExtensionBlock | null;
  readonly maxHours: number;
  readonly tipBlock: TipBlock | null;
};

type Item = ExtendTipEvent['orders'][number]['orderItems'][number];

/** Returns the providers on the first order of the event (K-R01); providers who have not accepted are not on it. */
export const bookedProvidersOf = (
  event: ExtendTipEvent,
  inCart: readonly AdditionLine[],
): readonly BookedProvider[] =>
  (event.orders[0]?.orderItems ?? []).flatMap((item) => bookedProviderOf(item, event, inCart) ?? []);

function bookedProviderOf(
  { sbUser }: Item,
  event: ExtendTipEvent,
  inCart: readonly AdditionLine[],
): BookedProvider | undefined {
  if (sbUser === null) return undefined;
  const { id, firstName, lastName, checkedStatus: check, isExtended, isTip, maxExtendHours } = sbUser;
  const isInCart = (kind: AdditionLine['kind']): boolean =>
    inCart.some((line) => line.kind === kind && line.providerId === id);
  return {
    id,
    name: `${firstName} ${lastName}`.trim(),
    firstName,
    photoUrl: sbUser.sbPortfolios.find(({ profileImageUrl }) => profileImageUrl !== '')?.profileImageUrl,
    bookedTime: rangeOfHours(event.sbstartTime, event.duration + addedHoursOf(event, id)),
    extensionBlock: extensionBlockOf({
      eventStatus: event.status,
      check,
      isExtended,
      isInCart: isInCart('extension'),
      maxExtensionHours: maxExtendHours,
    }),
    maxHours: maxExtendHours,
    tipBlock: tipBlockOf({ isTipped: isTip, isInCart: isInCart('tip') }),
  };
}

/** Returns the hours that were added to the booking of a provider. */
export const addedHoursOf = ({ additions }: ExtendTipEvent, providerId: number): number =>
  additions.find(({ kind, sbuserId }) => kind === 'extension' && sbuserId === providerId)?.quantity ?? 0;
