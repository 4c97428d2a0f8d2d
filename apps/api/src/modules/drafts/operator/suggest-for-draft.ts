import { isDeepStrictEqual } from 'node:util';
import { brandedCodes } from '@repo/domain/errors/branded-codes';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import { secondsOf } from '@repo/domain/time/unix-seconds';
import type { BookingDeps } from '../../../deps.ts';
import type { Author } from '../../../operator/author.ts';
import { auditedChange } from '../../audit/audit.module.ts';
import { findFreeProviders } from '../../search/search.module.ts';
import { eventsIn } from '../../orders/orders.module.ts';
import { draftRepository } from '../draft.repository.ts';
import { requestOf } from '../suggestions/request-of.ts';
import { suggestionRepository } from '../suggestions/suggestion.repository.ts';
import type { SuggestedProvider } from '../suggestions/suggestion.repository.ts';

/**
 * Replaces the suggestions of a draft and notifies its host. All providers have to be free; their distance does not
 * matter, because the operator has chosen them.
 */
export const suggestForDraft = (
  deps: BookingDeps,
  author: Author,
  eventId: number,
  given: readonly SuggestedProvider[],
): Promise<Result<null, ErrorCode>> =>
  auditedChange(deps, author, async (transaction) => {
    const now = new Date(deps.clock.nowMs());
    const event = await eventsIn(transaction).lock(eventId);
    if (event?.status !== 'draft') return fail('object_does_not_exist');
    const providers = given.toSorted((one, other) => one.id - other.id);
    const { suggestions: before, heldOccupancyIds } = await draftRepository(transaction).loadParts(eventId);
    if (isDeepStrictEqual(before, providers)) return ok({ value: null, changes: [] });
    const choice = {
      among: providers.map(({ id }) => id),
      agreed: providers.filter(({ isAgreed }) => isAgreed).map(({ id }) => id),
      ownOccupancyIds: heldOccupancyIds,
      maxStretch: null,
      limit: providers.length,
    };
    const nowSeconds = secondsOf(now);
    const free = await findFreeProviders(transaction, requestOf(event), choice, nowSeconds);
    if (free.length < providers.length) return fail(brandedCodes.noProviderAvailable);
    const round = await suggestionRepository(transaction).replace(eventId, providers, now);
    await deps.recordBookingEvent(transaction, { what: 'draftSuggested', eventId, round });
    const object = { kind: 'draft', id: eventId };
    const change = { action: 'suggest', object, before: { providers: before }, after: { providers } };
    return ok({ value: null, changes: [change] });
  });
