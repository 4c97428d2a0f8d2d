import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openHost } from '../testing/host.ts';
import { openConnection } from '../testing/raw-socket.ts';
import { invocation } from '../testing/records.ts';
import { inTime } from '../testing/until.ts';

test('sends pings when idle', async (t) => {
  const { socket } = await openConnection(t, (await openHost(t, { limits: { keepAliveMs: 50 } })).url);
  assert.deepEqual(await socket.nextRecords(3), [{ type: 6 }, { type: 6 }, { type: 6 }]);
});

test('does not reply to pings of a client', async (t) => {
  const { socket } = await openConnection(t, (await openHost(t)).url);
  socket.send({ type: 6 }, { type: 6 }, invocation('1', 'Echo', 'alive'));
  assert.deepEqual(await socket.next(), { type: 3, invocationId: '1', result: 'alive' });
});

test('disconnects a silent client and keeps the others', async (t) => {
  const host = await openHost(t, { limits: { clientTimeoutMs: 2_000 } });
  const { socket: speaking } = await openConnection(t, host.url);
  speaking.send({ type: 6 });
  const { socket: silent } = await openConnection(t, host.url);
  silent.send({ type: 6 });
  const pings = setInterval(() => speaking.send({ type: 6 }), 50);
  t.after(() => clearInterval(pings));
  await inTime('the silent one to be given up', silent.closed);
  await host.hasEnded('silent');
  speaking.send(invocation('1', 'Echo', 'alive'));
  assert.equal((await speaking.next())['result'], 'alive');
});

test('does not count the time of a call as silence of its client', async (t) => {
  const host = await openHost(t, { limits: { clientTimeoutMs: 300 } });
  const { socket: waiting } = await openConnection(t, host.url);
  waiting.send({ type: 6 }, invocation('1', 'Hold', 'gate'));
  await host.journal.has('gate begins');
  // Two later clients that time out one after the other measure the time.
  for (let round = 0; round < 2; round += 1) {
    const { socket: silent } = await openConnection(t, host.url);
    silent.send({ type: 6 });
    await inTime('the silent one to be given up', silent.closed);
  }
  host.journal.open('gate');
  assert.deepEqual(await waiting.next(), { type: 3, invocationId: '1', result: 'gate' });
});

test('disconnects a silent client despite a running stream', async (t) => {
  const host = await openHost(t, { limits: { clientTimeoutMs: 300 } });
  const { socket } = await openConnection(t, host.url);
  socket.send({ type: 6 }, { type: 4, invocationId: '1', target: 'SilentStream', arguments: [] });
  await host.hasEnded('silent');
  await host.journal.has('SilentStream ended');
});
