import { secondsPerHour } from '@repo/domain/time/seconds';
import { z } from 'zod';
import type { Database } from '../../../database/schema.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Job, Jobs } from '../../../ports/jobs.ts';
import type { TellNews } from '../../booking-news/booking-news.module.ts';
import { findFreeProviders } from '../../matching/matching.module.ts';
import { eventsIn } from '../../orders/orders.module.ts';
import { requestOf } from './request-of.ts';
import { suggestionRepository } from './suggestion.repository.ts';

const searchProvidersJob = {
  name: 'search-providers-for-draft',
  payload: z.object({ eventId: z.int().positive(), answerUntilSeconds: z.int() }),
} satisfies Job<unknown>;

type Search = z.output<typeof searchProvidersJob.payload>;

type SearchDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly tell: TellNews;
};

/** How far beyond their own distance providers are asked to come: that far, somebody may still say yes. */
const mostStretch = 2;
const mostSuggestions = 5;

/** Looks for providers as soon as the draft is saved, and every hour after that until its answer is due (I-R02). */
export const startSearch = (
  transaction: Database,
  { jobs }: Pick<SearchDeps, 'jobs'>,
  search: Search,
): Promise<void> => jobs.enqueue(transaction, searchProvidersJob, search);

export const handleSearches = (
  deps: SearchDeps & { readonly jobs: Pick<Jobs, 'enqueue' | 'handle'> },
): void => deps.jobs.handle(searchProvidersJob, (search) => searchProviders(deps, search));

/**
 * Suggests who is free for a draft, unless an operator was quicker. A draft that was changed since is another search's.
 */
async function searchProviders(deps: SearchDeps, search: Search): Promise<void> {
  const nowSeconds = Math.floor(deps.clock.nowMs() / 1000);
  await deps.database.transaction().execute(async (transaction) => {
    const event = await eventsIn(transaction).lock(search.eventId);
    if (event?.status !== 'draft' || event.answerUntil?.getTime() !== search.answerUntilSeconds * 1000)
      return;
    const suggestions = suggestionRepository(transaction);
    if ((await suggestions.list(event.id)).length > 0) return;
    const choice = { mostStretch, most: mostSuggestions };
    const found = await findFreeProviders(transaction, requestOf(event), choice, nowSeconds);
    if (found.length > 0) {
      const suggested = found.map(({ id }) => ({ id, isAgreed: false }));
      const round = await suggestions.replace(event.id, suggested, new Date(nowSeconds * 1000));
      return deps.tell(transaction, { what: 'draftSuggested', eventId: event.id, round });
    }
    const runAtSeconds = nowSeconds + secondsPerHour;
    if (runAtSeconds >= search.answerUntilSeconds) return;
    // A search that is done twice, because its process died, goes on once.
    const onceKey = `${event.id} ${search.answerUntilSeconds} ${runAtSeconds}`;
    await deps.jobs.enqueue(transaction, searchProvidersJob, search, { runAtSeconds, onceKey });
  });
}
