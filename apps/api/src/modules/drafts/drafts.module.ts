import { listDrafts, suggestProviders } from '@repo/contracts/operator/drafts';
import { ok } from '@repo/domain/result';
import type { FastifyInstance } from 'fastify';
import type { BookingDeps } from '../../deps.ts';
import type { Database } from '../../database/schema.ts';
import { answerPage } from '../../http/answer.ts';
import { operatorCall } from '../../operator/operator-call.ts';
import type { OperatorCall } from '../../operator/operator-call.ts';
import { closePastDrafts } from './close-past-drafts.ts';
import { draftRepository } from './draft.repository.ts';
import { presentOpenDraft, presentWaitingDraft } from './draft.presenter.ts';
import { draftRoutes } from './drafts.routes.ts';
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

/** The operators' calls on the drafts whose hosts wait for suggestions. */
export const draftOperations = (deps: BookingDeps): readonly OperatorCall[] => [
  operatorCall(listDrafts, async ({ query }) => {
    const { items, total } = await openDraftRepository(deps.database).list(query.page);
    const nowSeconds = nowSecondsOf(deps.clock);
    return ok(answerPage({ items: items.map((draft) => presentOpenDraft(draft, nowSeconds)), total }));
  }),
  operatorCall(suggestProviders, ({ params, body }, author) =>
    suggestForDraft(deps, author, params.eventId, body.providers),
  ),
];
