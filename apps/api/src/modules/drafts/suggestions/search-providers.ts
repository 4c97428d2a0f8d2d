import { secondsPerHour } from '@repo/domain/time/seconds';
import { dateOf } from '@repo/domain/time/unix-seconds';
import { z } from 'zod';
import type { BookingDeps } from '../../../deps.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import type { Database } from '../../../database/schema.ts';
import type { Job } from '../../../ports/jobs.ts';
import { findFreeProviders } from '../../search/search.module.ts';
import { eventsIn } from '../../orders/orders.module.ts';
import { requestOf } from './request-of.ts';
import { suggestionRepository } from './suggestion.repository.ts';
import { nowSecondsOf } from '../../../ports/clock.ts';

const searchProvidersJob = {
  name: 'search-providers-for-draft',
  payload: z.object({ eventId: z.int().positive(), answerUntilSeconds: z.int() }),
} satisfies Job<unknown>;

type Search = z.output<typeof searchProvidersJob.payload>;

/** Factor by which the search extends the travel distance of providers, who still accept or decline. */
const maxStretch = 2;
const maxSuggestions = 5;

/** Starts the search for providers: when the draft is saved, then every hour until the answer is due (I-R02). */
export const startSearch = (
  transaction: Database,
  { jobs }: Pick<BookingDeps, 'jobs'>,
  search: Search,
): Promise<void> => jobs.enqueue(transaction, searchProvidersJob, search);

export const handleSearches = (deps: BookingDeps): void =>
  deps.jobs.handle(searchProvidersJob, (search) => searchProviders(deps, search));

/**
 * Suggests free providers for a draft, unless an operator has done so. Stops when the draft was changed, because the
 * change has started another search.
 */
async function searchProviders(deps: BookingDeps, search: Search): Promise<void> {
  const nowSeconds = nowSecondsOf(deps.clock);
  await inTransaction(deps.database, async (transaction) => {
    const event = await eventsIn(transaction).lock(search.eventId);
    if (event?.status !== 'draft' || event.answerUntil?.getTime() !== search.answerUntilSeconds * 1000)
      return;
    const suggestions = suggestionRepository(transaction);
    if ((await suggestions.list(event.id)).length > 0) return;
    const choice = { maxStretch, limit: maxSuggestions };
    const found = await findFreeProviders(transaction, requestOf(event), choice, nowSeconds);
    if (found.length > 0) {
      const suggested = found.map(({ id }) => ({ id, isAgreed: false }));
      const round = await suggestions.replace(event.id, suggested, dateOf(nowSeconds));
      return deps.recordBookingEvent(transaction, { what: 'draftSuggested', eventId: event.id, round });
    }
    const runAtSeconds = nowSeconds + secondsPerHour;
    if (runAtSeconds >= search.answerUntilSeconds) return;
    // A search that runs twice after a crash schedules its next run once.
    const onceKey = `${event.id} ${search.answerUntilSeconds} ${runAtSeconds}`;
    await deps.jobs.enqueue(transaction, searchProvidersJob, search, { runAtSeconds, onceKey });
  });
}
