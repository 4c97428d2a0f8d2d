import { isDeepStrictEqual } from 'node:util';
import { brandedCodes } from '@repo/domain/errors/branded-codes';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Author } from '../../../operator/author.ts';
import { auditedChange } from '../../audit/audit.module.ts';
import type { AuditDeps } from '../../audit/audit.module.ts';
import type { TellNews } from '../../booking-news/booking-news.module.ts';
import { findFreeProviders } from '../../matching/matching.module.ts';
import { eventsIn } from '../../orders/orders.module.ts';
import { draftRepository } from '../draft.repository.ts';
import { requestOf } from '../suggestions/request-of.ts';
import { suggestionRepository } from '../suggestions/suggestion.repository.ts';
import type { SuggestedProvider } from '../suggestions/suggestion.repository.ts';

export type SuggestDeps = AuditDeps & { readonly tell: TellNews };

/**
 * Puts these providers in the place of whoever was suggested for a draft, and tells its host. All of them have to be
 * free, however far away they live: the operator has a reason to ask them.
 */
export const suggestForDraft = (
  deps: SuggestDeps,
  author: Author,
  eventId: number,
  given: readonly SuggestedProvider[],
): Promise<Result<null, ErrorCode>> =>
  auditedChange(deps, author, async (transaction) => {
    const now = new Date(deps.clock.nowMs());
    const event = await eventsIn(transaction).lock(eventId);
    if (event?.status !== 'draft') return fail('object_does_not_exist');
    const providers = given.toSorted((one, other) => one.id - other.id);
    const { suggestions: before, heldOccupancyIds } = await draftRepository(transaction).readParts(eventId);
    if (isDeepStrictEqual(before, providers)) return ok({ value: null, changes: [] });
    const choice = {
      among: providers.map(({ id }) => id),
      agreed: providers.filter(({ isAgreed }) => isAgreed).map(({ id }) => id),
      ownOccupancyIds: heldOccupancyIds,
      mostStretch: null,
      most: providers.length,
    };
    const nowSeconds = Math.floor(now.getTime() / 1000);
    const free = await findFreeProviders(transaction, requestOf(event), choice, nowSeconds);
    if (free.length < providers.length) return fail(brandedCodes.noProviderAvailable);
    const round = await suggestionRepository(transaction).replace(eventId, providers, now);
    await deps.tell(transaction, { what: 'draftSuggested', eventId, round });
    const object = { kind: 'draft', id: eventId };
    const change = { action: 'suggest', object, before: { providers: before }, after: { providers } };
    return ok({ value: null, changes: [change] });
  });
