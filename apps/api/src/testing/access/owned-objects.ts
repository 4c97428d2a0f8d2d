import type { TestApi } from '../test-api.ts';
import { missingId } from './cells.ts';
import { numberedObjectsOf } from './gate.ts';
import { makeBooking } from './make-booking.ts';
import type { ObjectIds } from '../requests/valid-request.ts';

/** One object of each kind that a module says the owner of; what cannot be made is missing for everybody. */
export async function makeObjectsOf(api: TestApi, accountId: number, isBooked: boolean): Promise<ObjectIds> {
  if (accountId === 0) return numberedObjectsOf(accountId);
  const { eventId: event, orderId: order } = isBooked
    ? await makeBooking(api, accountId)
    : { eventId: missingId, orderId: missingId };
  return { account: accountId, event, order, message: missingId, file: missingId, notification: missingId };
}
