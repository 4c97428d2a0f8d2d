import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { signIn } from '../../testing/actors.ts';
import { auditLines } from '../../testing/audit-lines.ts';
import { call, outcomeOf } from '../../testing/calls.ts';
import { sentMails } from '../../testing/identity/sent-mails.ts';
import { openTestApi } from '../../testing/test-api.ts';

const url = '/api/v1/operator/support-requests';
const done = [200, 'updated_successfully'];
const tooLate = [409, 'action_is_not_possible_now'];
const answer = 'It is on the page of your event.';

async function openWithRequests(t: TestContext) {
  const api = await openTestApi(t);
  const host = await signIn(api, 'host');
  for (const subject of ['First', 'Second', 'Third']) {
    const body = { userId: host.accountId, subject, message: `${subject} message` };
    await call(api, 'POST', '/api/v1/User/EventSetup/support', body, { headers: host.headers });
    api.clock.advanceSeconds(60);
  }
  await sentMails(api);
  const operator = await signIn(api, 'operator');
  const { headers } = operator;
  const list = async (query = '') =>
    (await call(api, 'GET', `${url}?${query}`, undefined, { headers })).json().payload;
  const [{ id: first }, { id: second }, { id: third }] = (await list()).items;
  const answerTo = async (id: number, text: unknown = answer) =>
    outcomeOf(await call(api, 'POST', `${url}/${id}/answer`, { answer: text }, { headers }));
  const close = async (id: number) =>
    outcomeOf(await call(api, 'POST', `${url}/${id}/close`, undefined, { headers }));
  return { ...api, host, operator, list, answerTo, close, ids: [first, second, third] as const };
}

test('[Q-R06] lists open requests first, the oldest before the others, by state and page', async (t) => {
  const api = await openWithRequests(t);
  const [first, second, third] = api.ids;
  assert.deepEqual(await api.answerTo(first), done);
  assert.deepEqual(await api.close(second), done);
  const { items, total } = await api.list('page=1');
  assert.equal(total, 3);
  assert.deepEqual(
    items.map(({ id, state }: { id: number; state: string }) => [id, state]),
    [
      [third, 'open'],
      [first, 'answered'],
      [second, 'closed'],
    ],
  );
  const [, answered] = items;
  assert.deepEqual(
    [answered.subject, answered.message, answered.hostId, answered.hostEmail, answered.eventId],
    ['First', 'First message', api.host.accountId, api.host.email, null],
  );
  assert.deepEqual([answered.answer, answered.answeredAt], [answer, api.clock.nowMs() / 1000]);
  assert.equal((await api.list('state=closed')).total, 1);
  assert.deepEqual((await api.list('page=2')).items, []);
});

test('[Q-R06] mails the answer to the host, in the host’s language, and audits it without its text', async (t) => {
  const api = await openWithRequests(t);
  const [first] = api.ids;
  await api.database
    .updateTable('account')
    .set({ locale: 'fr-CA' })
    .where('id', '=', api.host.accountId)
    .execute();
  assert.deepEqual(await api.answerTo(first), done);
  const mail = (await sentMails(api)).at(-1);
  assert.deepEqual([mail?.to, mail?.subject], [[api.host.email], 'Notre réponse\u00a0: First']);
  assert.ok(mail?.text.includes(`> ${answer}`));
  assert.ok(mail?.text.includes('/CustomerDashboard_/Support'));
  assert.deepEqual(await api.close(first), done);
  const about = { by: api.operator.accountId, kind: 'support request', id: String(first) };
  assert.deepEqual(await auditLines(api.database), [
    { ...about, action: 'answer', before: { state: 'open' }, after: { state: 'answered' } },
    { ...about, action: 'close', before: { state: 'answered' }, after: { state: 'closed' } },
  ]);
});

test('[Q-R06] answers once and closes once, also when operators are at it concurrently', async (t) => {
  const api = await openWithRequests(t);
  const [first, second, third] = api.ids;
  const before = (await sentMails(api)).length;
  const answers = await Promise.all(Array.from({ length: 6 }, () => api.answerTo(first)));
  assert.equal(answers.filter(([status]) => status === 200).length, 1);
  assert.equal(answers.filter((each) => each.join() === tooLate.join()).length, 5);
  const closes = await Promise.all(Array.from({ length: 6 }, () => api.close(second)));
  assert.equal(closes.filter(([status]) => status === 200).length, 1);
  const [answered, closed] = await Promise.all([api.answerTo(third), api.close(third)]);
  assert.deepEqual(closed, done);
  const wasAnswered = answered.join() === done.join();
  assert.ok(wasAnswered || answered.join() === tooLate.join(), answered.join());
  assert.equal((await sentMails(api)).length - before, wasAnswered ? 2 : 1);
  assert.deepEqual(await api.answerTo(second), tooLate);
  assert.deepEqual(await api.close(second), tooLate);
});

test('[Q-R06] refuses an empty or too long answer and an unknown request', async (t) => {
  const api = await openWithRequests(t);
  const [first] = api.ids;
  assert.deepEqual(await api.answerTo(first, ' '), [400, 'this_field_is_required']);
  assert.deepEqual(await api.answerTo(first, 'a'.repeat(2001)), [400, 'this_field_is_too_long']);
  assert.deepEqual(await api.answerTo(999_999), [404, 'object_does_not_exist']);
  assert.deepEqual(await api.close(999_999), [404, 'object_does_not_exist']);
  assert.deepEqual(await auditLines(api.database), []);
});
