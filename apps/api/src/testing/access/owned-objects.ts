import { sql } from 'kysely';
import type { TestApi } from '../test-api.ts';
import { missingId } from './cells.ts';
import { numberedObjectsOf } from './gate.ts';
import { makeEventFile } from '../galleries/make-event-file.ts';
import { makeBooking } from './make-booking.ts';
import type { ObjectIds } from '../requests/valid-request.ts';

/** Creates one object of each kind for an account; kinds that cannot be created get a missing id. */
export async function makeObjectsOf(api: TestApi, accountId: number, isBooked: boolean): Promise<ObjectIds> {
  if (accountId === 0) return numberedObjectsOf(accountId);
  const { eventId: event, orderId: order } = isBooked
    ? await makeBooking(api, accountId)
    : { eventId: missingId, orderId: missingId };
  return {
    account: accountId,
    event,
    request: event,
    order,
    message: missingId,
    file: isBooked ? await makeEventFile(api, event, accountId) : missingId,
    notification: missingId,
    portfolioImage: await makePortfolioImage(api, accountId),
  };
}

/** Creates an image in the portfolio of a provider; returns a missing id for other accounts. */
async function makePortfolioImage({ database }: TestApi, accountId: number): Promise<number> {
  const made = await database
    .insertInto('portfolioImage')
    .columns(['providerId', 'fileName', 'displayOrder'])
    .expression((from) =>
      from
        .selectFrom('provider')
        .select(['accountId', sql.lit('a.jpg').as('fileName'), sql.lit(1).as('displayOrder')])
        .where('accountId', '=', accountId),
    )
    .onConflict((same) => same.columns(['providerId', 'fileName']).doUpdateSet({ displayOrder: 1 }))
    .returning('id')
    .executeTakeFirst();
  return made?.id ?? missingId;
}
