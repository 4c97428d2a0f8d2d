import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { test } from 'node:test';
import { Client } from 'pg';
import { databaseUrlOf } from '../../testing/faults/faulty-product.ts';
import { paidSession } from '../../testing/stripe/paid-session.ts';
import { openTestStripe } from '../../testing/stripe/test-stripe.ts';
import type { TestStripe } from '../../testing/stripe/test-stripe.ts';

const ofPayment = ['charge.succeeded', 'payment_intent.succeeded', 'checkout.session.completed'];

const typesIn = ({ messages }: TestStripe): string[] => messages.map(({ event }) => event.type);

async function setMode(box: TestStripe, mode: string, seconds?: number): Promise<void> {
  const reply = await box.post('webhooks', { mode, seconds });
  assert.equal(reply.statusCode, 200, reply.body);
}

/** Pays a session and returns the types of the messages received so far. */
async function typesAfterPayment(box: TestStripe): Promise<string[]> {
  await paidSession(box);
  await box.sandbox.deliverWebhooks();
  return typesIn(box);
}

test('sends an event with its object, which can be retrieved too', async (t) => {
  const box = await openTestStripe(t);
  const { session } = await paidSession(box);
  await box.sandbox.deliverWebhooks();
  assert.deepEqual(typesIn(box), ofPayment);
  const event = box.messages.at(-1)?.event;
  assert.ok(event?.type === 'checkout.session.completed');
  assert.deepEqual(event.data.object, { ...session });
  assert.deepEqual({ ...(await box.stripe.events.retrieve(event.id)) }, event);
});

test('[FF-16] never delivers the messages of a payment in drop mode', async (t) => {
  const box = await openTestStripe(t);
  await setMode(box, 'drop');
  const { session } = await paidSession(box);
  await box.post('clock', { advance: 4 * 86_400 });
  assert.deepEqual(typesIn(box), []);
  assert.equal(session.payment_status, 'paid');
  await setMode(box, 'deliver');
  assert.deepEqual(await typesAfterPayment(box), ofPayment);
});

test('[FF-20] delivers each message twice in duplicate mode', async (t) => {
  const box = await openTestStripe(t);
  await setMode(box, 'duplicate');
  const types = await typesAfterPayment(box);
  assert.deepEqual(
    types,
    ofPayment.flatMap((type) => [type, type]),
  );
  assert.equal(new Set(box.messages.map(({ event }) => event.id)).size, 3);
});

test('delivers delayed messages when the clock has moved far enough, before the clock answers', async (t) => {
  const box = await openTestStripe(t);
  await setMode(box, 'delay', 600);
  assert.deepEqual(await typesAfterPayment(box), []);
  await box.post('clock', { advance: 599 });
  assert.deepEqual(typesIn(box), []);
  await box.post('clock', { advance: 1 });
  assert.deepEqual(typesIn(box), ofPayment);
});

test('[FF-21] delivers all shuffled messages in the end', async (t) => {
  const box = await openTestStripe(t);
  await setMode(box, 'shuffle', 100_000);
  await paidSession(box);
  await box.post('clock', { advance: 100_000 });
  assert.deepEqual(typesIn(box).toSorted(), ofPayment.toSorted());
});

test('[FF-16] repeats a message that the product does not accept with growing pauses for three days', async (t) => {
  const box = await openTestStripe(t);
  box.answerMessagesWith(500);
  assert.deepEqual(await typesAfterPayment(box), []);
  await box.post('clock', { advance: 10 });
  box.answerMessagesWith(200);
  await box.post('clock', { advance: 39 });
  assert.deepEqual(typesIn(box), []);
  await box.post('clock', { advance: 1 });
  assert.deepEqual(typesIn(box), ofPayment);

  box.answerMessagesWith(301);
  await paidSession(box);
  await box.post('clock', { advance: 3 * 86_400 + 1 });
  box.answerMessagesWith(200);
  await box.post('clock', { advance: 86_400 });
  assert.equal(box.messages.length, ofPayment.length);
});

test('[FF-20] several processes deliver each message once', async (t) => {
  const box = await openTestStripe(t);
  const all = [box, await openTestStripe(t, { like: box }), await openTestStripe(t, { like: box })];
  await setMode(box, 'delay', 60);
  for (let sale = 0; sale < 5; sale += 1) await paidSession(box);
  box.realClock.advanceSeconds(60);
  const arrived = await Promise.all(all.map(({ sandbox }) => sandbox.deliverWebhooks()));
  const ids = all.flatMap(({ messages }) => messages.map(({ event }) => event.id));
  assert.equal(ids.length, 15);
  assert.equal(new Set(ids).size, 15);
  assert.ok(arrived.reduce((sum, count) => sum + count, 0) <= 15);
});

test('loses no message when a process is killed during a delivery', async (t) => {
  const before = await openTestStripe(t);
  await setMode(before, 'delay', 60);
  await paidSession(before);
  await before.sandbox.close();
  before.realClock.advanceSeconds(60);
  const program = join(import.meta.dirname, '../../testing/processes/die-delivering.ts');
  const deadline = { signal: AbortSignal.timeout(30_000) };
  const child = spawn(process.execPath, [program, databaseUrlOf(before), String(before.realClock.nowMs())], {
    stdio: 'inherit',
  });
  const [, signal] = await once(child, 'exit', deadline);
  assert.equal(signal, 'SIGKILL');
  await expireLease(before);
  const after = await openTestStripe(t, { like: before });
  await after.sandbox.deliverWebhooks();
  assert.deepEqual(typesIn(after).toSorted(), ofPayment.toSorted());
});

/** Ends the lease of the killed process, so that another one delivers its messages. */
async function expireLease({ connection }: TestStripe): Promise<void> {
  const client = new Client(connection);
  await client.connect();
  const { rowCount } = await client.query(
    "update sandbox.stripe_delivery set taken_until = taken_until - interval '30 seconds' where taken_until is not null",
  );
  await client.end();
  assert.equal(rowCount, 1);
}

test('refuses an invalid mode in the envelope and keeps the current one', async (t) => {
  const box = await openTestStripe(t);
  for (const payload of [
    {},
    { mode: 'lose' },
    { mode: 'delay', seconds: -1 },
    { mode: 'delay', seconds: '60' },
    { mode: 'delay', more: 1 },
  ]) {
    const reply = await box.post('webhooks', payload);
    assert.equal(reply.statusCode, 400, JSON.stringify(payload));
    assert.deepEqual(reply.json().errors, ['invalid_input']);
  }
  assert.deepEqual((await box.app.inject({ url: '/sandbox/webhooks' })).json(), {
    mode: 'deliver',
    seconds: 0,
  });
});
