import type { SentCheckout } from '@repo/contracts/checkout/data-to-send';
import { orderItemTypes } from '@repo/domain/cart/order-line';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { checkMusicGenre, checkRecapVision } from '@repo/domain/recap/recap-brief';
import { recapLineOf } from '@repo/domain/recap/recap-price';
import { checkRecapQuantity, recapQuantityOptionsOf } from '@repo/domain/recap/recap-quantity';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Settings } from '../../settings/settings.module.ts';
import type { PlannedLine } from '../order-plan.ts';

type SentOrder = SentCheckout['Event']['Order'];
type RecapItem = Extract<SentOrder['orderItems'][number], { OrderItemTypeId: typeof orderItemTypes.recap }>;

const isRecapItem = (item: SentOrder['orderItems'][number]): item is RecapItem =>
  item.OrderItemTypeId === orderItemTypes.recap;

/** The recap of a cart with its brief, at our price (S1§5); nothing when none is ordered. One cart has one brief. */
export function planRecap(
  order: SentOrder,
  settings: Pick<Settings, 'recapPrice' | 'recapWithLogoPrice'>,
  position: number,
): Result<PlannedLine | null, ErrorCode> {
  const [item, ...more] = order.orderItems.filter(isRecapItem);
  if (item === undefined) return ok(null);
  if (more.length > 0) return fail('invalid_input');
  const quantity = checkRecapQuantity(item.quantity, recapQuantityOptionsOf(null));
  if (!quantity.ok) return quantity;
  const { logoUrl, musicFilePath, music, orientation, reelType } = item.reelDetail;
  const genre = checkMusicGenre(music);
  if (!genre.ok) return genre;
  const vision = checkRecapVision(order.reelQuestionAnswers?.[0]?.answer ?? '');
  if (!vision.ok) return vision;
  const choice = {
    isSubmitted: true,
    isWithLogo: true,
    quantityWithLogo: quantity.value,
    isWithoutLogo: false,
    quantityWithoutLogo: 0,
  };
  const line = recapLineOf(String(position), choice, {
    withLogoCents: settings.recapWithLogoPrice,
    withoutLogoCents: settings.recapPrice,
  });
  if (line === null) return ok(null);
  return ok({
    line,
    providerId: null,
    bookingLineId: null,
    time: null,
    brief: {
      logoName: logoUrl || null,
      musicName: musicFilePath || null,
      music: genre.value,
      orientation,
      recapType: reelType ?? '',
      vision: vision.value,
    },
  });
}
