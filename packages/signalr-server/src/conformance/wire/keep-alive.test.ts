import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openHost } from '../testing/host.ts';
import { converse } from '../testing/raw-socket.ts';
import { invocation } from '../testing/records.ts';
import { inTime } from '../testing/until.ts';

test('a server with nothing to say sends pings', async (t) => {
  const { socket } = await converse(t, (await openHost(t, { limits: { keepAliveMs: 50 } })).url);
  assert.deepEqual(await socket.nextFew(3), [{ type: 6 }, { type: 6 }, { type: 6 }]);
});

test('pings of a client are not answered', async (t) => {
  const { socket } = await converse(t, (await openHost(t)).url);
  socket.send({ type: 6 }, { type: 6 }, invocation('1', 'Echo', 'alive'));
  assert.deepEqual(await socket.next(), { type: 3, invocationId: '1', result: 'alive' });
});

test('a client that falls silent is given up, and those that speak are kept', async (t) => {
  const host = await openHost(t, { limits: { clientTimeoutMs: 2_000 } });
  const { socket: speaking } = await converse(t, host.url);
  speaking.send({ type: 6 });
  const { socket: silent } = await converse(t, host.url);
  silent.send({ type: 6 });
  const pings = setInterval(() => speaking.send({ type: 6 }), 50);
  t.after(() => clearInterval(pings));
  await inTime('the silent one to be given up', silent.closed);
  await host.hasEnded('silent');
  speaking.send(invocation('1', 'Echo', 'alive'));
  assert.equal((await speaking.next())['result'], 'alive');
});

test('time that the server takes for a call is not held against its client', async (t) => {
  const host = await openHost(t, { limits: { clientTimeoutMs: 300 } });
  const { socket: waiting } = await converse(t, host.url);
  waiting.send({ type: 6 }, invocation('1', 'Hold', 'gate'));
  await host.journal.has('gate begins');
  // Two that come later and are given up one after the other measure the time.
  for (let round = 0; round < 2; round += 1) {
    const { socket: silent } = await converse(t, host.url);
    silent.send({ type: 6 });
    await inTime('the silent one to be given up', silent.closed);
  }
  host.journal.open('gate');
  assert.deepEqual(await waiting.next(), { type: 3, invocationId: '1', result: 'gate' });
});
