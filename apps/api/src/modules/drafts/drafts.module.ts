import { screenLimits } from '@repo/domain/limits';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/schema.ts';
import type { OperatorCall } from '../../operator/operator-call.ts';
import type { Jobs } from '../../ports/jobs.ts';
import { closePastDrafts } from './close-past-drafts.ts';
import { presentOpenDraft } from './draft.presenter.ts';
import { draftRoutes } from './drafts.routes.ts';
import { draftCalls } from './office/draft-office.routes.ts';
import { openDraftRepository } from './office/open-draft.repository.ts';
import { suggestForDraft } from './office/suggest-for-draft.ts';
import type { SuggestDeps } from './office/suggest-for-draft.ts';
import { readDraft } from './read-draft.ts';
import { handleOffers } from './replacements/offer-replacements.ts';
import { saveDraft } from './save-draft.ts';
import type { SaveDraftDeps } from './save-draft.ts';
import { handleSearches } from './suggestions/search-providers.ts';
import { suggestionRepository } from './suggestions/suggestion.repository.ts';
import type { SuggestedProvider } from './suggestions/suggestion.repository.ts';

export { saveDraft } from './save-draft.ts';
export { offerReplacements } from './replacements/offer-replacements.ts';

/** Who has been suggested for a draft. */
export const suggestionsFor = (database: Database, eventId: number): Promise<SuggestedProvider[]> =>
  suggestionRepository(database).list(eventId);

const sweepEverySeconds = 3600;

/** Events that nobody was free for, and what is suggested for them (S1§1). */
export function draftsModule(
  app: FastifyInstance,
  deps: SaveDraftDeps & { readonly jobs: Pick<Jobs, 'enqueue' | 'handle' | 'repeat'> },
): void {
  draftRoutes(app, {
    save: (hostId, draftId, form) => saveDraft(deps, hostId, draftId, form),
    read: (eventId) => readDraft(deps, eventId),
  });
  handleSearches(deps);
  handleOffers(deps);
  deps.jobs.repeat('close-past-drafts', sweepEverySeconds, async () => {
    await closePastDrafts(deps);
  });
}

/** What operators can do for a host who waits. */
export const draftOperations = (deps: SuggestDeps): readonly OperatorCall[] =>
  draftCalls({
    list: async (page) => {
      const { pageSize, unpagedItems } = screenLimits;
      const limits =
        page === undefined
          ? { limit: unpagedItems, offset: 0 }
          : { limit: pageSize, offset: (page - 1) * pageSize };
      const { drafts, total } = await openDraftRepository(deps.database).list(limits);
      const nowSeconds = Math.floor(deps.clock.nowMs() / 1000);
      return { items: drafts.map((draft) => presentOpenDraft(draft, nowSeconds)), total };
    },
    suggest: (author, eventId, providers) => suggestForDraft(deps, author, eventId, providers),
  });
