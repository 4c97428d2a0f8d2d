import { z } from 'zod';
import type { Database } from '../../../database/schema.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Job, Jobs } from '../../../ports/jobs.ts';
import type { TellNews } from '../../booking-news/booking-news.module.ts';
import { findFreeProviders } from '../../matching/matching.module.ts';
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

const offerReplacementsJob = {
  name: 'offer-replacements',
  payload: z.object({ lineId: z.int().positive() }),
} satisfies Job<unknown>;

type OfferDeps = { readonly database: Database; readonly clock: Clock; readonly tell: TellNews };

const offered = 3;

/** Has other providers looked for instead of the one of this line, who does not come; once per line. */
export const offerReplacements = (
  transaction: Database,
  { jobs }: { readonly jobs: Pick<Jobs, 'enqueue'> },
  lineId: number,
): Promise<void> => jobs.enqueue(transaction, offerReplacementsJob, { lineId }, { onceKey: String(lineId) });

export const handleOffers = (deps: OfferDeps & { readonly jobs: Pick<Jobs, 'handle'> }): void =>
  deps.jobs.handle(offerReplacementsJob, ({ lineId }) => makeOffer(deps, lineId));

/** Where nobody else is free, the mail about the decline has to do. */
async function makeOffer({ database, clock, tell }: OfferDeps, lineId: number): Promise<void> {
  const nowSeconds = Math.floor(clock.nowMs() / 1000);
  const eventId = await replacementRepository(database).findEventId(lineId);
  if (eventId === undefined) return;
  await database.transaction().execute(async (transaction) => {
    const event = await eventsIn(transaction).lock(eventId);
    const replacements = replacementRepository(transaction);
    if (event === undefined || (await replacements.isOffered(lineId))) return;
    const lines = await ordersIn(transaction).listPaidLines(eventId);
    const except = lines.flatMap(({ providerId }) => (providerId === null ? [] : [providerId]));
    const choice = { except, mostStretch: 1, most: offered };
    const found = await findFreeProviders(transaction, requestOf(event), choice, nowSeconds);
    if (found.length === 0) return;
    const now = new Date(nowSeconds * 1000);
    const draftId = await copyAsDraft(transaction, event, now);
    const suggested = found.map(({ id }) => ({ id, isAgreed: false }));
    await suggestionRepository(transaction).replace(draftId, suggested, now);
    await replacements.add(lineId, draftId);
    await tell(transaction, { what: 'replacementsOffered', lineId, draftId });
  });
}

/** The same event once more, for the host to book it with somebody else; nobody waits for an answer to it. */
async function copyAsDraft(transaction: Database, event: EventRecord, now: Date): Promise<number> {
  const { answers } = await draftRepository(transaction).readParts(event.id);
  const events = eventsIn(transaction);
  const draftId = await events.add({
    ...eventColumnsOf(plannedEventOf(event, answers)),
    public_id: newPublicEventId(),
    host_id: event.hostId,
    status: 'draft',
    created_at: now,
    status_changed_at: now,
  });
  await events.replaceAnswers(draftId, answers);
  return draftId;
}
