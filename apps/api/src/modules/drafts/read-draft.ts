import type { SavedDraft } from '@repo/contracts/drafts/get-draft';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Database } from '../../database/schema.ts';
import type { Clock } from '../../ports/clock.ts';
import { publicPathOf } from '../../ports/blob-store.ts';
import { findFreeProviders, presentAvailableProvider } from '../matching/matching.module.ts';
import { eventsIn } from '../orders/orders.module.ts';
import { presentDraft } from './draft.presenter.ts';
import { draftRepository } from './draft.repository.ts';
import { requestOf } from './suggestions/request-of.ts';

/** A draft with those of its providers who are still free (I-R04). What is booked by now is no draft any more. */
export async function readDraft(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  eventId: number,
): Promise<Result<SavedDraft, ErrorCode>> {
  const event = await eventsIn(database).find(eventId);
  if (event?.status !== 'draft') return fail('object_does_not_exist');
  const parts = await draftRepository(database).readParts(eventId);
  const among = parts.suggestions.map(({ id }) => id);
  const agreed = parts.suggestions.filter(({ isAgreed }) => isAgreed).map(({ id }) => id);
  const ownOccupancyIds = parts.heldOccupancyIds;
  const nowSeconds = Math.floor(clock.nowMs() / 1000);
  const choice = { among, agreed, ownOccupancyIds, mostStretch: null, most: among.length };
  const free = await findFreeProviders(database, requestOf(event), choice, nowSeconds);
  const cards = free.map((provider) =>
    presentAvailableProvider(provider, (fileName) => publicPathOf('portfolio', fileName)),
  );
  return ok(presentDraft(event, parts, cards));
}
