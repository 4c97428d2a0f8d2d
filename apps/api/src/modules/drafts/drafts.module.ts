import type { FastifyInstance } from 'fastify';
import type { BookingDeps } from '../../deps.ts';
import type { Database } from '../../database/schema.ts';
import type { OperatorCall } from '../../operator/operator-call.ts';
import { closePastDrafts } from './close-past-drafts.ts';
import { draftRepository } from './draft.repository.ts';
import { presentOpenDraft, presentWaitingDraft } from './draft.presenter.ts';
import { draftRoutes } from './drafts.routes.ts';
import { draftCalls } from './operator/draft-operator.routes.ts';
import { openDraftRepository } from './operator/open-draft.repository.ts';
import { suggestForDraft } from './operator/suggest-for-draft.ts';
import { loadDraft } from './load-draft.ts';
import { handleOffers } from './replacements/offer-replacements.ts';
import { saveDraft } from './save-draft.ts';
import { handleSearches } from './suggestions/search-providers.ts';
import { suggestionRepository } from './suggestions/suggestion.repository.ts';
import type { SuggestedProvider } from './suggestions/suggestion.repository.ts';
import { nowSecondsOf } from '../../ports/clock.ts';

export { saveDraft } from './save-draft.ts';
export { closeReplacements } from './replacements/close-replacements.ts';
export { offerReplacements } from './replacements/offer-replacements.ts';

export const suggestionsFor = (database: Database, eventId: number): Promise<SuggestedProvider[]> =>
  suggestionRepository(database).list(eventId);

const sweepEverySeconds = 3600;

/** Events without available providers, and the suggestions for them (S1§1). */
export function draftsModule(app: FastifyInstance, deps: BookingDeps): void {
  draftRoutes(app, {
    save: (hostId, draftId, form) => saveDraft(deps, hostId, draftId, form),
    read: (eventId) => loadDraft(deps, eventId),
    listWaiting: async (hostId) => {
      const now = new Date(deps.clock.nowMs());
      return (await draftRepository(deps.database).listWaiting(hostId, now)).map(presentWaitingDraft);
    },
  });
  handleSearches(deps);
  handleOffers(deps);
  deps.jobs.repeat('close-past-drafts', sweepEverySeconds, async () => {
    await closePastDrafts(deps);
  });
}

export const draftOperations = (deps: BookingDeps): readonly OperatorCall[] =>
  draftCalls({
    list: async (page) => {
      const { items, total } = await openDraftRepository(deps.database).list(page);
      const nowSeconds = nowSecondsOf(deps.clock);
      return { items: items.map((draft) => presentOpenDraft(draft, nowSeconds)), total };
    },
    suggest: (author, eventId, providers) => suggestForDraft(deps, author, eventId, providers),
  });
