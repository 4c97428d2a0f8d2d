import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { viewProfile } from '@repo/contracts/profiles/public-profile';
import { getReviewForm, replyToReview, submitReview } from '@repo/contracts/reviews/reviews';
import { secondsPerDay, secondsPerHour } from '@repo/domain/time/seconds';
import { signInApproved } from '../../testing/access/approved-provider.ts';
import { signIn, signInAgain } from '../../testing/actors.ts';
import type { TestActor } from '../../testing/actors.ts';
import { makeAcceptedEvent } from '../../testing/bookings/make-accepted-event.ts';
import { call, outcomeOf } from '../../testing/calls.ts';
import { openTestApi } from '../../testing/test-api.ts';
import { bookingEventRecorder } from '../booking-events/booking-events.module.ts';
import { savePortfolio } from '../profiles/profiles.module.ts';

const missing = [404, 'object_does_not_exist'];
const submitted = [200, 'review_submit_successfully'];

/** An event of two providers who have accepted and one who has declined, at its start. */
async function openEvent(t: TestContext) {
  const api = await openTestApi(t);
  const booker = await signIn(api, 'host');
  const providers = [
    await signInApproved(api),
    await signInApproved(api),
    await signInApproved(api),
  ] as const;
  const [maya, devon, silent] = providers.map(({ accountId }) => accountId) as [number, number, number];
  const booked = await makeAcceptedEvent(api, {
    hostId: booker.accountId,
    providerIds: [maya, devon, silent],
  });
  const { eventId, lineIds, startsAtSeconds } = booked;
  const setRequest = (lineId: number, request: string) =>
    api.database.updateTable('orderLine').set({ request }).where('id', '=', lineId).execute();
  await setRequest(lineIds[2] ?? 0, 'declined');
  const images = [1, 2, 3, 4, 5, 6].map((place) => `image-${place}.jpg`);
  const portfolio = { profileName: 'Maya', bio: 'Hi', photoName: 'maya.jpg', additionalEquipment: '' };
  assert.ok((await savePortfolio(api.database, maya, { ...portfolio, imageNames: images })).ok);
  const advanceTo = (seconds: number): void =>
    api.clock.advanceSeconds(startsAtSeconds + seconds - api.clock.nowMs() / 1000);
  const host = async () => signInAgain(api, booker, 'host');
  const complete = () =>
    api.database
      .updateTable('event')
      .set({ status: 'completed', statusChangedAt: new Date(api.clock.nowMs()) })
      .where('id', '=', eventId)
      .execute();
  const review = async (by: TestActor, change: object = {}) => {
    const body = { id: 0, userId: by.accountId, sbuserId: maya, eventId, reviews: 5, feedback: ' Lovely ' };
    return outcomeOf(await call(api, 'POST', submitReview.path, { ...body, ...change }, by));
  };
  const form = (by: TestActor) =>
    call(api, 'GET', getReviewForm.path.replace(':id', String(eventId)), undefined, by);
  const reply = async (by: TestActor, body: object) =>
    outcomeOf(await call(api, 'POST', replyToReview.path, body, by));
  const profile = async () => {
    const own = await signInAgain(api, providers[0], 'provider');
    return (await call(api, 'GET', viewProfile.path.replace(':id', String(maya)), undefined, own)).json()
      .payload.items;
  };
  const stored = () =>
    api.database.selectFrom('review').select(['providerId', 'stars', 'feedback']).orderBy('id').execute();
  const ids = { maya, devon, silent, eventId, lineIds, startsAtSeconds };
  return { api, ids, providers, host, review, form, reply, profile, stored, advanceTo, complete, setRequest };
}

test('[N-R01] [N-R05] the form has the event and a row for each provider who has accepted', async (t) => {
  const { api, ids, host, form, review, advanceTo, complete } = await openEvent(t);
  advanceTo(0);
  const by = await host();
  assert.deepEqual(await review(by, { reviews: 4, feedback: 'On time' }), submitted);
  await complete();
  const before = api.statements();
  const { payload } = (await form(by)).json();
  assert.ok(api.statements() - before <= 4);
  const { publicId, ...event } = payload.event;
  assert.match(publicId, /^[A-Z0-9]+$/);
  assert.deepEqual(event, {
    id: ids.eventId,
    eventName: 'Party',
    eventDate: Math.floor(ids.startsAtSeconds / secondsPerDay) * secondsPerDay,
    opensAt: ids.startsAtSeconds,
    editableUntil: ids.startsAtSeconds + 14 * secondsPerDay,
  });
  const [first, second, ...others] = payload.items;
  assert.deepEqual(others, []);
  assert.deepEqual(
    [first.id, first.sbuserId, first.sbUser.id, first.sbUser.sbPortfolios],
    [ids.lineIds[0], ids.maya, ids.maya, [{ profileImageUrl: '/files/portfolio/maya.jpg' }]],
  );
  const [written] = first.sbUser.sbReviews;
  assert.deepEqual([written.reviews, written.feedback], [4, 'On time']);
  assert.deepEqual([second.sbuserId, second.sbUser.sbReviews], [ids.devon, []]);
  assert.deepEqual([second.sbUser.firstName, second.sbUser.sbPortfolios], ['Robin', []]);
});

test('[N-R03] only the host of the event reads the form and reviews', async (t) => {
  const { ids, api, host, providers, form, review, advanceTo } = await openEvent(t);
  const stranger = await signIn(api, 'host');
  assert.equal((await form(stranger)).statusCode, 404);
  assert.equal((await form(providers[0])).statusCode, 403);
  assert.equal(
    (await call(api, 'GET', getReviewForm.path.replace(':id', String(ids.eventId)))).statusCode,
    401,
  );
  assert.equal((await form(await signIn(api, 'operator'))).statusCode, 200);
  advanceTo(0);
  const by = await host();
  assert.deepEqual(await review(await signIn(api, 'host')), missing);
  assert.deepEqual(await review(by, { userId: stranger.accountId }), missing);
  assert.equal((await review(await signInAgain(api, providers[0], 'provider')))[0], 403);
});

test('[N-R02] [A-46] a review is taken from the start on, once for each provider, and changed until 14 days after completion', async (t) => {
  const { ids, host, review, profile, stored, advanceTo, complete } = await openEvent(t);
  advanceTo(-1);
  assert.deepEqual(await review(await host()), [409, 'review_is_not_open_yet']);
  advanceTo(0);
  const by = await host();
  assert.deepEqual(await review(by), submitted);
  assert.deepEqual([(await profile()).averageReview, (await profile()).reviews.length], [5, 1]);
  assert.deepEqual(await review(by, { reviews: 2, feedback: '' }), submitted);
  assert.deepEqual([(await profile()).averageReview, (await profile()).reviews.length], [2, 1]);
  await complete();
  advanceTo(14 * secondsPerDay - 1);
  assert.deepEqual(await review(await host(), { reviews: 4 }), submitted);
  advanceTo(14 * secondsPerDay);
  const late = await host();
  assert.deepEqual(await review(late, { reviews: 1 }), [409, 'review_can_no_longer_be_changed']);
  assert.deepEqual(await review(late, { sbuserId: ids.devon, reviews: 3, feedback: '' }), submitted);
  assert.deepEqual(await stored(), [
    { providerId: ids.maya, stars: 4, feedback: 'Lovely' },
    { providerId: ids.devon, stars: 3, feedback: '' },
  ]);
});

test('[N-R02] refuses a review without stars, one that is too long, and one of a provider who has not accepted', async (t) => {
  const { ids, host, review, stored, advanceTo } = await openEvent(t);
  advanceTo(0);
  const by = await host();
  for (const reviews of [0, null, undefined])
    assert.deepEqual(await review(by, { reviews }), [400, 'please_give_rating']);
  assert.deepEqual(await review(by, { reviews: 6 }), [400, 'invalid_input']);
  assert.deepEqual(await review(by, { feedback: 'x'.repeat(2001) }), [400, 'this_field_is_too_long']);
  for (const sbuserId of [ids.silent, by.accountId, 999_999])
    assert.deepEqual(await review(by, { sbuserId }), missing);
  assert.deepEqual(await stored(), []);
});

test('[N-R02] [A-46] of ten first reviews sent at once one is stored, and announced once', async (t) => {
  const { api, host, review, stored, advanceTo, providers } = await openEvent(t);
  advanceTo(0);
  const by = await host();
  const sent = await Promise.all(Array.from({ length: 10 }, () => review(by, { reviews: 4 })));
  assert.deepEqual(
    sent,
    sent.map(() => submitted),
  );
  assert.equal((await stored()).length, 1);
  assert.deepEqual(await review(by, { reviews: 5 }), submitted);
  await api.jobs.runDue();
  const mails = api.mails().filter(({ subject }) => subject.startsWith('A review from'));
  assert.deepEqual(
    mails.map(({ to }) => to[0]),
    [providers[0].email],
  );
  const entries = await api.database
    .selectFrom('notification')
    .where('type', '=', 'reviewed')
    .select('receiverId')
    .execute();
  assert.deepEqual(entries, [{ receiverId: providers[0].accountId }]);
});

test('[A-112] a provider replies once, and the profile shows it', async (t) => {
  const { host, providers, review, reply, profile, advanceTo, api } = await openEvent(t);
  advanceTo(0);
  const by = await host();
  await review(by);
  const [{ id: reviewId, reply: before }] = (await profile()).reviews;
  assert.equal(before, null);
  const maya = await signInAgain(api, providers[0], 'provider');
  const devon = await signInAgain(api, providers[1], 'provider');
  const text = 'Thank you, Robin!';
  assert.deepEqual(await reply(devon, { reviewId, text }), missing);
  assert.equal((await reply(by, { reviewId, text }))[0], 403);
  assert.deepEqual(await reply(maya, { reviewId, text: ' ' }), [400, 'this_field_is_required']);
  assert.deepEqual(await reply(maya, { reviewId, text: 'x'.repeat(2001) }), [400, 'this_field_is_too_long']);
  const sent = await Promise.all([1, 2, 3].map((n) => reply(maya, { reviewId, text: `${text} ${n}` })));
  assert.deepEqual(
    sent.map(([status]) => status).toSorted((a, b) => a - b),
    [200, 409, 409],
  );
  const [{ reply: shown }] = (await profile()).reviews;
  assert.deepEqual(await reply(maya, { reviewId, text: shown }), [200, 'review_reply_published']);
  assert.deepEqual(await reply(maya, { reviewId, text: 'Other' }), [409, 'review_has_a_reply']);
  await review(by, { reviews: 3 });
  assert.equal((await profile()).reviews[0].reply, shown);
});

test('[N-R01] asks a host the morning after the event for the reviews that are missing, once', async (t) => {
  const { api, ids, host, review, advanceTo } = await openEvent(t);
  const record = bookingEventRecorder(api.jobs);
  for (const lineId of ids.lineIds.slice(0, 2))
    await record(api.database, { what: 'requestAccepted', lineId });
  await api.jobs.runDue();
  advanceTo(0);
  const by = await host();
  await review(by);
  const asked = async () => {
    await api.jobs.runDue();
    return api.mails().filter(({ subject }) => subject === 'How was Party?');
  };
  // It starts at noon in Toronto.
  advanceTo(22 * secondsPerHour - 1);
  assert.deepEqual(await asked(), []);
  advanceTo(22 * secondsPerHour);
  const [mail, ...others] = await asked();
  assert.deepEqual(others, []);
  assert.deepEqual(mail?.to, [by.email]);
  assert.match(mail?.text ?? '', new RegExp(`/CustomerDashboardTab/MyEvents/${ids.eventId}/Review`));
  const [entry] = await api.database
    .selectFrom('notification')
    .where('type', '=', 'reviewDue')
    .select(['receiverId', 'senderId'])
    .execute();
  assert.deepEqual(entry, { receiverId: by.accountId, senderId: ids.devon });
});

test('asks for no review of a cancelled event, nor where all are written', async (t) => {
  const { api, ids, host, review, advanceTo, setRequest } = await openEvent(t);
  await bookingEventRecorder(api.jobs)(api.database, {
    what: 'requestAccepted',
    lineId: ids.lineIds[0] ?? 0,
  });
  await api.jobs.runDue();
  await setRequest(ids.lineIds[1] ?? 0, 'cancelled');
  advanceTo(0);
  await review(await host());
  advanceTo(3 * secondsPerDay);
  await api.jobs.runDue();
  assert.deepEqual(
    api.mails().filter(({ subject }) => subject === 'How was Party?'),
    [],
  );
});
