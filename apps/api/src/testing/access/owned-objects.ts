import type { Ownership } from '@repo/contracts/endpoint';
import type { TestApi } from '../test-api.ts';
import { missingId } from './cells.ts';
import { numberedObjectsOf } from './gate.ts';
import { makeBooking } from './make-booking.ts';
import type { ObjectIds } from '../requests/valid-request.ts';

type MakeObject = (api: TestApi, accountId: number) => Promise<number>;

/**
 * How an account comes to own an object of a kind, for the walk through the product: one line for every kind that a
 * module says the owner of. An account owns itself.
 */
export const objectMakers: Partial<Readonly<Record<Ownership['of'], MakeObject>>> = {
  event: async (api, accountId) => (await makeBooking(api, accountId)).eventId,
  order: async (api, accountId) => (await makeBooking(api, accountId)).orderId,
};

/** One object of each kind that can be made; what cannot be made is missing for everybody. */
export async function makeObjectsOf(api: TestApi, accountId: number): Promise<ObjectIds> {
  const numbered = numberedObjectsOf(accountId);
  if (accountId === 0) return numbered;
  const { event, order, message, file, notification } = objectMakers;
  const made = async (make: MakeObject | undefined): Promise<number> =>
    (await make?.(api, accountId)) ?? missingId;
  return {
    account: accountId,
    event: await made(event),
    order: await made(order),
    message: await made(message),
    file: await made(file),
    notification: await made(notification),
  };
}
