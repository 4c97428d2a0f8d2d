import { dateOf } from '@repo/domain/time/unix-seconds';
import { z } from 'zod';
import type { BookingDeps, Deps } from '../../../deps.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import type { Database } from '../../../database/schema.ts';
import type { Job } from '../../../ports/jobs.ts';
import { findFreeProviders } from '../../search/search.module.ts';
import {
  eventColumnsOf,
  eventsIn,
  newPublicEventId,
  ordersIn,
  plannedEventOf,
} from '../../orders/orders.module.ts';
import type { EventRecord } from '../../orders/orders.module.ts';
import { draftRepository } from '../draft.repository.ts';
import { requestOf } from '../suggestions/request-of.ts';
import { suggestionRepository } from '../suggestions/suggestion.repository.ts';
import { replacementRepository } from './replacement.repository.ts';
import { nowSecondsOf } from '../../../ports/clock.ts';

const offerReplacementsJob = {
  name: 'offer-replacements',
  payload: z.object({ lineId: z.int().positive() }),
} satisfies Job<unknown>;

const maxOffered = 3;

/** Starts the search for replacements of a lost provider, once for each line. */
export const offerReplacements = (
  transaction: Database,
  { jobs }: Pick<Deps, 'jobs'>,
  lineId: number,
): Promise<void> => jobs.enqueue(transaction, offerReplacementsJob, { lineId }, { onceKey: String(lineId) });

export const handleOffers = (deps: BookingDeps): void =>
  deps.jobs.handle(offerReplacementsJob, ({ lineId }) => createOffer(deps, lineId));

/** Offers nothing when no other provider is free: the mail about the decline has been sent. */
async function createOffer(
  { database, clock, recordBookingEvent }: BookingDeps,
  lineId: number,
): Promise<void> {
  const nowSeconds = nowSecondsOf(clock);
  const eventId = await replacementRepository(database).findEventId(lineId);
  if (eventId === undefined) return;
  await inTransaction(database, async (transaction) => {
    const event = await eventsIn(transaction).lock(eventId);
    const replacements = replacementRepository(transaction);
    if (event === undefined || (await replacements.isOffered(lineId))) return;
    // A host who has cancelled meanwhile wants no one else.
    if (await replacements.isCancelledByHost(eventId)) return;
    const lines = await ordersIn(transaction).listPaidLines(eventId);
    const except = lines.flatMap(({ providerId }) => (providerId === null ? [] : [providerId]));
    const choice = { except, maxStretch: 1, limit: maxOffered };
    const found = await findFreeProviders(transaction, requestOf(event), choice, nowSeconds);
    if (found.length === 0) return;
    const now = dateOf(nowSeconds);
    const draftId = await copyAsDraft(transaction, event, now);
    const suggested = found.map(({ id }) => ({ id, isAgreed: false }));
    await suggestionRepository(transaction).replace(draftId, suggested, now);
    await replacements.add(lineId, draftId);
    await recordBookingEvent(transaction, { what: 'replacementsOffered', lineId, draftId });
  });
}

/** Copies an event as a draft in which the host can book another provider. It has no answer deadline. */
async function copyAsDraft(transaction: Database, event: EventRecord, now: Date): Promise<number> {
  const { answers } = await draftRepository(transaction).loadParts(event.id);
  const events = eventsIn(transaction);
  const draftId = await events.add({
    ...eventColumnsOf(plannedEventOf(event, answers)),
    publicId: newPublicEventId(),
    hostId: event.hostId,
    status: 'draft',
    createdAt: now,
    statusChangedAt: now,
  });
  await events.replaceAnswers(draftId, answers);
  return draftId;
}
