import { z } from 'zod';
import { refund } from '../../checkout/refund.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { anyCasing } from '../../wire/any-casing.ts';
import { idInText } from '../../wire/ids.ts';
import { operatorCall } from '../operator-call.ts';

/** Why a booking ends without the host's cancellation; either reason refunds everything. */
export const lineCancellation = z.object({ reason: z.enum(['providerCancelled', 'noShow']) });

export const cancelOrderLine = defineEndpoint('POST /api/v1/operator/order-lines/:orderLineId/cancel', {
  ...operatorCall,
  summary: 'End the booking of a provider who has cancelled or has not come, and give everything back (A-28)',
  params: z.object({ orderLineId: idInText }),
  body: anyCasing(lineCancellation),
  errors: ['action_is_not_possible_now'],
  success: 'updated_successfully',
  reply: refund,
});
