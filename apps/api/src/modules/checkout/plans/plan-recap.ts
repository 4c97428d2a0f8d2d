import type { SentCheckout } from '@repo/contracts/checkout/data-to-send';
import type { orderItemTypes } from '@repo/domain/cart/order-line';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { checkMusicGenre, checkRecapVision } from '@repo/domain/recap/recap-brief';
import { noRecap } from '@repo/domain/recap/recap-choice';
import { recapLineOf, recapPricesOf } from '@repo/domain/recap/recap-price';
import { checkRecapQuantity, recapQuantityOptionsOf } from '@repo/domain/recap/recap-quantity';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Settings } from '../../settings/settings.module.ts';
import type { PlannedLine } from '../order-plan.ts';

type SentOrder = SentCheckout['Event']['Order'];
type SentItem = SentOrder['orderItems'][number];
export type SentRecap = Extract<SentItem, { OrderItemTypeId: typeof orderItemTypes.recap }>;

/** Plans the recap of a cart with its brief, at the price with a logo, also without one (E-R11, A-04). */
export function planRecap(
  lineId: string,
  { quantity, reelDetail }: SentRecap,
  { reelQuestionAnswers }: SentOrder,
  { recapPrice, recapWithLogoPrice }: Pick<Settings, 'recapPrice' | 'recapWithLogoPrice'>,
): Result<PlannedLine, ErrorCode> {
  const checkedQuantity = checkRecapQuantity(quantity, recapQuantityOptionsOf(null));
  if (!checkedQuantity.ok) return checkedQuantity;
  const music = checkMusicGenre(reelDetail.music);
  if (!music.ok) return music;
  const vision = checkRecapVision(reelQuestionAnswers?.[0]?.answer ?? '');
  if (!vision.ok) return vision;
  const line = recapLineOf(
    lineId,
    { ...noRecap, isSubmitted: true, isWithLogo: true, quantityWithLogo: quantity },
    recapPricesOf({ withLogoCents: recapWithLogoPrice, withoutLogoCents: recapPrice }),
  );
  if (line === null) return fail('recap_quantity_must_be_greater_than_0');
  return ok({
    line,
    providerId: null,
    bookingLineId: null,
    time: null,
    brief: {
      logoName: nameOf(reelDetail.logoUrl),
      musicName: nameOf(reelDetail.musicFilePath),
      music: music.value,
      orientation: reelDetail.orientation,
      recapType: reelDetail.reelType?.trim() ?? '',
      vision: vision.value,
    },
  });
}

/** The form sends an empty reference for no file. */
const nameOf = (reference: string | null | undefined): string | null =>
  reference === undefined || reference === '' ? null : reference;
