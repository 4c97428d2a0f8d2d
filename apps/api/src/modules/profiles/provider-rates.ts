import { cents } from '@repo/domain/money/cents';
import type { Cents } from '@repo/domain/money/cents';
import type { Database } from '../../database/schema.ts';
import { providerRepository } from './provider.repository.ts';

/** What operators need to change what a provider costs, inside a transaction of theirs. */
export const providerRates = {
  lock: async (transaction: Database, providerId: number): Promise<Cents | undefined> => {
    const rate = await providerRepository(transaction).lockRate(providerId);
    return rate === undefined ? undefined : cents(rate);
  },
  set: async (transaction: Database, providerId: number, rate: Cents): Promise<void> => {
    await providerRepository(transaction).setHourlyRate(providerId, rate);
  },
};
