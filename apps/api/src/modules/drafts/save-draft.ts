import { isDeepStrictEqual } from 'node:util';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { deliveryLimits } from '@repo/domain/limits';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import { secondsPerHour } from '@repo/domain/time/seconds';
import type { Database } from '../../database/schema.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Jobs } from '../../ports/jobs.ts';
import type { TellNews } from '../booking-news/booking-news.module.ts';
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
import { isOtherWish, mostOpenDrafts, sameDraftSeconds } from './draft.policy.ts';
import { draftRepository } from './draft.repository.ts';
import { startSearch } from './suggestions/search-providers.ts';
import { suggestionRepository } from './suggestions/suggestion.repository.ts';

export type SaveDraftDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly tell: TellNews;
};

type Saving = { readonly hostId: number; readonly planned: PlannedEvent; readonly nowSeconds: number };

/** Takes an event that nobody is free for, to be answered within a day (I-R01, I-R02). */
export async function saveDraft(
  deps: SaveDraftDeps,
  hostId: number,
  draftId: number | undefined,
  form: EventForm,
): Promise<Result<{ readonly id: number }, ErrorCode>> {
  const nowSeconds = Math.floor(deps.clock.nowMs() / 1000);
  const { isDraftEventAllowed } = await settingsIn(deps.database);
  // What the page says where no drafts are taken.
  if (!isDraftEventAllowed) {
    return fail('we_are_not_servicing_this_area_please_visit_our_contact_us_page_to_join_our_mailing_list');
  }
  const planned = await planEvent(deps.database, form, nowSeconds);
  if (!planned.ok) return planned;
  const saving = { hostId, planned: planned.value, nowSeconds };
  return deps.database
    .transaction()
    .execute((transaction) =>
      draftId === undefined
        ? addDraft(transaction, deps, saving)
        : changeDraft(transaction, deps, draftId, saving),
    );
}

async function addDraft(
  transaction: Database,
  deps: SaveDraftDeps,
  { hostId, planned, nowSeconds }: Saving,
): Promise<Result<{ readonly id: number }, ErrorCode>> {
  // One host's drafts take turns: the same one sent twice at once finds the first.
  await ordersIn(transaction).lockHost(hostId);
  const awaited = await draftRepository(transaction).listAwaited(hostId);
  const sentSinceMs = (nowSeconds - sameDraftSeconds) * 1000;
  for (const { id, name, createdAt } of awaited) {
    if (name !== planned.name || createdAt.getTime() < sentSinceMs) continue;
    if (isDeepStrictEqual(await readPlan(transaction, id), planned)) return ok({ id });
  }
  if (awaited.length >= mostOpenDrafts) return fail('too_many_requests');
  const answerUntilSeconds = answerDueSeconds(nowSeconds);
  const now = new Date(nowSeconds * 1000);
  const events = eventsIn(transaction);
  const eventId = await events.add({
    ...eventColumnsOf(planned),
    public_id: newPublicEventId(),
    host_id: hostId,
    status: 'draft',
    created_at: now,
    status_changed_at: now,
    answer_until: new Date(answerUntilSeconds * 1000),
  });
  await events.replaceAnswers(eventId, planned.answers);
  await startSearch(transaction, deps, { eventId, answerUntilSeconds });
  await deps.tell(transaction, { what: 'draftReceived', eventId });
  return ok({ id: eventId });
}

/** Another time or place is asked about anew; whoever was suggested for the old one is not free for it. */
async function changeDraft(
  transaction: Database,
  deps: SaveDraftDeps,
  eventId: number,
  { hostId, planned, nowSeconds }: Saving,
): Promise<Result<{ readonly id: number }, ErrorCode>> {
  const events = eventsIn(transaction);
  const event = await events.lock(eventId);
  if (event?.hostId !== hostId) return fail('object_does_not_exist');
  const { answers, openOrderId } = await draftRepository(transaction).readParts(eventId);
  // A checkout that is under way holds the time that the draft had.
  if (event.status !== 'draft' || openOrderId !== null) return fail('action_is_not_possible_now');
  const answerUntilSeconds = answerDueSeconds(nowSeconds);
  const isAskedAnew = isOtherWish(plannedEventOf(event, answers), planned);
  await events.change(eventId, {
    ...eventColumnsOf(planned),
    answer_until: isAskedAnew ? new Date(answerUntilSeconds * 1000) : event.answerUntil,
  });
  await events.replaceAnswers(eventId, planned.answers);
  if (isAskedAnew) {
    await suggestionRepository(transaction).clear(eventId);
    await startSearch(transaction, deps, { eventId, answerUntilSeconds });
  }
  return ok({ id: eventId });
}

async function readPlan(transaction: Database, eventId: number): Promise<PlannedEvent | undefined> {
  const event = await eventsIn(transaction).find(eventId);
  const { answers } = await draftRepository(transaction).readParts(eventId);
  return event && plannedEventOf(event, answers);
}

const answerDueSeconds = (nowSeconds: number): number =>
  nowSeconds + deliveryLimits.draftAnswerHours * secondsPerHour;
