import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { makeBooking } from '../../testing/access/make-booking.ts';
import { signIn } from '../../testing/actors.ts';
import type { TestActor } from '../../testing/actors.ts';
import { call, outcomeOf } from '../../testing/calls.ts';
import { sentMails } from '../../testing/identity/sent-mails.ts';
import { openTestApi } from '../../testing/test-api.ts';

const url = '/api/v1/User/EventSetup/support';
const sent = [200, 'form_submitted_successfully'];
const form = { subject: 'Invoice', message: 'Where do I find it?\n\nThank you.' };

async function openWithHost(t: TestContext) {
  const api = await openTestApi(t);
  const host = await signIn(api, 'host');
  const ask = async (changes: object = {}, { accountId, headers }: TestActor = host) =>
    outcomeOf(await call(api, 'POST', url, { userId: accountId, ...form, ...changes }, { headers }));
  const stored = () => api.database.selectFrom('supportRequest').selectAll().orderBy('id').execute();
  return { ...api, host, ask, stored };
}

test('[Q-R06] [A-54] stores a message about an own event, confirms it, and mails it to the operators', async (t) => {
  const api = await openWithHost(t);
  const [first, second] = [await signIn(api, 'operator'), await signIn(api, 'operator')];
  const left = await signIn(api, 'operator');
  await api.database
    .updateTable('account')
    .set({ isActive: false })
    .where('id', '=', left.accountId)
    .execute();
  const { eventId } = await makeBooking(api, api.host.accountId);
  assert.deepEqual(await api.ask({ eventId, subject: ' Invoice ' }), sent);
  const [request, ...others] = await api.stored();
  assert.ok(request);
  assert.deepEqual(others, []);
  assert.deepEqual(
    [request.hostId, request.eventId, request.subject, request.message, request.state],
    [api.host.accountId, eventId, form.subject, form.message, 'open'],
  );
  const mails = await sentMails(api);
  assert.deepEqual(
    mails.map(({ to }) => to).toSorted(),
    [[api.host.email], [first.email], [second.email]].toSorted(),
  );
  const { publicId } = await api.database
    .selectFrom('event')
    .select('publicId')
    .where('id', '=', eventId)
    .executeTakeFirstOrThrow();
  for (const { subject, text, to } of mails) {
    const isToHost = to.includes(api.host.email);
    const toHost = 'We’ve received your message: Invoice';
    assert.equal(subject, isToHost ? toHost : `Support request ${request.id}: Invoice`);
    assert.match(text, /> Where do I find it\?\n\n> Thank you\./);
    assert.ok(text.includes(`Event ID: ${publicId}`));
    assert.equal(text.includes(`Email: ${api.host.email}`), !isToHost);
  }
});

test('[Q-R06] stores a form that is sent again once, even concurrently, and mails it once', async (t) => {
  const api = await openWithHost(t);
  const clientId = randomUUID();
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => api.ask({ clientId })));
  assert.deepEqual(
    outcomes,
    Array.from({ length: 8 }, () => sent),
  );
  assert.deepEqual(await api.ask({ clientId, subject: 'Another' }), sent);
  assert.deepEqual(
    (await api.stored()).map(({ subject }) => subject),
    [form.subject],
  );
  assert.equal((await sentMails(api)).length, 1);
  const other = await signIn(api, 'host');
  assert.deepEqual(await api.ask({ clientId }, other), sent);
  assert.equal((await api.stored()).length, 2, 'an id counts for one account alone');
});

test('[Q-R06] [A-50] lets only hosts write, for themselves and about own events', async (t) => {
  const api = await openWithHost(t);
  const other = await signIn(api, 'host');
  const { eventId } = await makeBooking(api, other.accountId);
  const body = { userId: api.host.accountId, ...form };
  assert.deepEqual(outcomeOf(await call(api, 'POST', url, body)), [401, 'session_has_expired']);
  assert.deepEqual(await api.ask({}, await signIn(api, 'provider')), [403, 'not_allowed']);
  assert.deepEqual(await api.ask({}, await signIn(api, 'operator')), [403, 'not_allowed']);
  const missing = [404, 'object_does_not_exist'];
  assert.deepEqual(await api.ask({ userId: other.accountId }), missing);
  assert.deepEqual(await api.ask({ eventId }), missing);
  assert.deepEqual(await api.ask({ eventId: 999_999 }), missing);
  assert.deepEqual(await api.stored(), []);
});

const refusals = [
  [{ subject: ' ' }, 'this_field_is_required'],
  [{ subject: 's'.repeat(121) }, 'this_field_is_too_long'],
  [{ message: '\n' }, 'this_field_is_required'],
  [{ message: 'm'.repeat(2001) }, 'this_field_is_too_long'],
  [{ message: 7 }, 'invalid_input'],
  [{ clientId: 'again' }, 'invalid_input'],
  [{ eventId: -1 }, 'invalid_input'],
] as const;

test('[Q-R06] [A-54] refuses what is out of bounds, and accepts the longest texts', async (t) => {
  const api = await openWithHost(t);
  for (const [changes, code] of refusals)
    assert.deepEqual(await api.ask(changes), [400, code], JSON.stringify(changes).slice(0, 40));
  assert.deepEqual(await api.stored(), []);
  assert.deepEqual(
    await api.ask({ subject: 's'.repeat(120), message: 'm'.repeat(2000), eventId: null }),
    sent,
  );
  assert.match((await sentMails(api))[0]?.text ?? '', /m{2000}/);
});

test('[Q-R06] [A-98] takes twenty messages a day from an account, however they come', async (t) => {
  const api = await openWithHost(t);
  const clientId = randomUUID();
  assert.deepEqual(await api.ask({ clientId }), sent);
  const outcomes = await Promise.all(Array.from({ length: 23 }, () => api.ask()));
  assert.equal(outcomes.filter(([status]) => status === 200).length, 19);
  assert.equal(outcomes.filter(([, code]) => code === 'too_many_requests').length, 4);
  assert.deepEqual(await api.ask({ clientId }), sent, 'a form that is sent again is not counted');
  assert.deepEqual(await api.ask({}, await signIn(api, 'host')), sent);
  await api.database
    .updateTable('supportRequest')
    .set({ sentAt: new Date(api.clock.nowMs() - 13 * 3_600_000) })
    .execute();
  assert.deepEqual(await api.ask(), sent);
});
