import { isDeepStrictEqual } from 'node:util';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { bookingLimits } from '@repo/domain/limits';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import { secondsPerHour } from '@repo/domain/time/seconds';
import { dateOf } from '@repo/domain/time/unix-seconds';
import type { BookingDeps } from '../../deps.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Database } from '../../database/schema.ts';
import {
  eventColumnsOf,
  eventsIn,
  newPublicEventId,
  ordersIn,
  planEvent,
  plannedEventOf,
} from '../orders/orders.module.ts';
import type { EventForm, PlannedEvent } from '../orders/orders.module.ts';
import { settingsIn } from '../settings/settings.module.ts';
import { hasNewTimeOrPlace, maxOpenDrafts, sameDraftSeconds } from './draft.policy.ts';
import { draftRepository } from './draft.repository.ts';
import { startSearch } from './suggestions/search-providers.ts';
import { suggestionRepository } from './suggestions/suggestion.repository.ts';
import { nowSecondsOf } from '../../ports/clock.ts';

type Saving = { readonly hostId: number; readonly planned: PlannedEvent; readonly nowSeconds: number };

/** Saves an event without available providers as a draft, which is answered within a day (I-R01, I-R02). */
export async function saveDraft(
  deps: BookingDeps,
  hostId: number,
  draftId: number | undefined,
  form: EventForm,
): Promise<Result<{ readonly id: number }, ErrorCode>> {
  const nowSeconds = nowSecondsOf(deps.clock);
  const { isDraftEventAllowed } = await settingsIn(deps.database);
  // The page shows this message where drafts are switched off.
  if (!isDraftEventAllowed) {
    return fail('we_are_not_servicing_this_area_please_visit_our_contact_us_page_to_join_our_mailing_list');
  }
  const planned = await planEvent(deps.database, form, nowSeconds);
  if (!planned.ok) return planned;
  const saving = { hostId, planned: planned.value, nowSeconds };
  return inTransaction(deps.database, (transaction) =>
    draftId === undefined
      ? addDraft(transaction, deps, saving)
      : changeDraft(transaction, deps, draftId, saving),
  );
}

async function addDraft(
  transaction: Database,
  deps: BookingDeps,
  { hostId, planned, nowSeconds }: Saving,
): Promise<Result<{ readonly id: number }, ErrorCode>> {
  // Locks the host, so that a concurrent second copy of the same draft finds the first.
  await ordersIn(transaction).lockHost(hostId);
  const openDrafts = await draftRepository(transaction).listOpen(hostId);
  const sentSinceMs = (nowSeconds - sameDraftSeconds) * 1000;
  for (const { id, name, createdAt } of openDrafts) {
    if (name !== planned.name || createdAt.getTime() < sentSinceMs) continue;
    if (isDeepStrictEqual(await loadPlan(transaction, id), planned)) return ok({ id });
  }
  if (openDrafts.length >= maxOpenDrafts) return fail('too_many_requests');
  const answerUntilSeconds = answerDueSeconds(nowSeconds);
  const now = dateOf(nowSeconds);
  const events = eventsIn(transaction);
  const eventId = await events.add({
    ...eventColumnsOf(planned),
    publicId: newPublicEventId(),
    hostId,
    status: 'draft',
    createdAt: now,
    statusChangedAt: now,
    answerUntil: dateOf(answerUntilSeconds),
  });
  await events.replaceAnswers(eventId, planned.answers);
  await startSearch(transaction, deps, { eventId, answerUntilSeconds });
  await deps.recordBookingEvent(transaction, { what: 'draftReceived', eventId });
  return ok({ id: eventId });
}

/** Changes a draft. A new time or place starts a new search and clears the suggestions. */
async function changeDraft(
  transaction: Database,
  deps: BookingDeps,
  eventId: number,
  { hostId, planned, nowSeconds }: Saving,
): Promise<Result<{ readonly id: number }, ErrorCode>> {
  const events = eventsIn(transaction);
  const event = await events.lock(eventId);
  if (event?.hostId !== hostId) return fail('object_does_not_exist');
  const { answers, openOrderId } = await draftRepository(transaction).loadParts(eventId);
  // An open checkout holds the slots of the old time.
  if (event.status !== 'draft' || openOrderId !== null) return fail('action_is_not_possible_now');
  const answerUntilSeconds = answerDueSeconds(nowSeconds);
  const needsNewSearch = hasNewTimeOrPlace(plannedEventOf(event, answers), planned);
  await events.change(eventId, {
    ...eventColumnsOf(planned),
    answerUntil: needsNewSearch ? dateOf(answerUntilSeconds) : event.answerUntil,
  });
  await events.replaceAnswers(eventId, planned.answers);
  if (needsNewSearch) {
    await suggestionRepository(transaction).clear(eventId);
    await startSearch(transaction, deps, { eventId, answerUntilSeconds });
  }
  return ok({ id: eventId });
}

async function loadPlan(transaction: Database, eventId: number): Promise<PlannedEvent | undefined> {
  const event = await eventsIn(transaction).find(eventId);
  const { answers } = await draftRepository(transaction).loadParts(eventId);
  return event && plannedEventOf(event, answers);
}

const answerDueSeconds = (nowSeconds: number): number =>
  nowSeconds + bookingLimits.draftAnswerHours * secondsPerHour;
