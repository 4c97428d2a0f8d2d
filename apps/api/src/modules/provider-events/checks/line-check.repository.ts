import type { CheckMove } from '@repo/domain/machine/check-machine';
import type { Database } from '../../../database/schema.ts';

/** A check-in or check-out that was recorded. */
export type LineCheck = {
  readonly state: CheckMove;
  readonly at: Date;
  readonly clientId: string | null;
};

export const lineCheckRepository = (database: Database) => ({
  list: async (lineId: number): Promise<readonly LineCheck[]> => {
    const checks = await database
      .selectFrom('lineCheck')
      .select(['state', 'at', 'clientId'])
      .where('orderLineId', '=', lineId)
      .execute();
    return checks.map(({ state, ...check }) => ({
      ...check,
      state: state === 'checkIn' ? 'checkIn' : 'checkOut',
    }));
  },

  add: async (lineId: number, { state, at, clientId }: LineCheck, recordedAt: Date): Promise<void> => {
    await database
      .insertInto('lineCheck')
      .values({ orderLineId: lineId, state, at, recordedAt, clientId })
      .execute();
  },
});
