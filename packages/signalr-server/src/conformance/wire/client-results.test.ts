import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openHost } from '../testing/host.ts';
import { openConnection } from '../testing/raw-socket.ts';
import { invocation } from '../testing/records.ts';

test('invokes a client with an id and accepts its result', async (t) => {
  const { socket } = await openConnection(t, (await openHost(t)).url);
  socket.send(invocation('mine', 'AskClient', 'Ready?'));
  const question = await socket.next();
  const { invocationId, ...rest } = question;
  assert.equal(typeof invocationId, 'string');
  assert.deepEqual(rest, { type: 1, target: 'Result', arguments: ['Ready?'] });
  socket.send({ type: 3, invocationId, result: { yes: true } });
  assert.deepEqual(await socket.next(), { type: 3, invocationId: 'mine', result: { yes: true } });
});

test('runs queued calls one after the other while each waits for its client result', async (t) => {
  const { socket } = await openConnection(t, (await openHost(t)).url);
  socket.send(invocation('1', 'AskClient', 'a'), invocation('2', 'AskClient', 'b'));
  for (const id of ['1', '2']) {
    const { invocationId } = await socket.next();
    socket.send({ type: 3, invocationId, result: id });
    assert.deepEqual(await socket.next(), { type: 3, invocationId: id, result: id });
  }
});

test("ask rejects with the client's error", async (t) => {
  const { socket } = await openConnection(t, (await openHost(t)).url);
  socket.send(invocation('1', 'AskClientAndSay', 'a'));
  const { invocationId } = await socket.next();
  socket.send({ type: 3, invocationId, error: 'not today' });
  const { result } = (await socket.next()) as { result: { error: string } };
  assert.match(result.error, /not today/);
});

test('ask times out without a result, and ignores a late one', async (t) => {
  const { socket } = await openConnection(t, (await openHost(t, { limits: { askMs: 50 } })).url);
  socket.send(invocation('1', 'AskClientAndSay', 'a'));
  const { invocationId } = await socket.next();
  const { result } = (await socket.next()) as { result: { error: string } };
  assert.match(result.error, /did not answer in time/);
  socket.send({ type: 3, invocationId, result: 'too late' }, invocation('2', 'Echo', 'alive'));
  assert.equal((await socket.next())['result'], 'alive');
});

test('ignores results of other clients', async (t) => {
  const host = await openHost(t);
  const [{ socket }, { socket: other }] = [
    await openConnection(t, host.url),
    await openConnection(t, host.url),
  ];
  socket.send(invocation('1', 'AskClient', 'who?'));
  const { invocationId } = await socket.next();
  other.send({ type: 3, invocationId, result: 'an impostor' }, invocation('1', 'Echo', 'alive'));
  assert.equal((await other.next())['result'], 'alive');
  socket.send({ type: 3, invocationId, result: 'me' });
  assert.equal((await socket.next())['result'], 'me');
});

test('ask rejects when the client disconnects', async (t) => {
  const errors: string[] = [];
  const host = await openHost(t, {
    life: {
      onConnected: (caller) => {
        caller.ask('Result', 'still there?').catch((error: unknown) => errors.push(String(error)));
      },
    },
  });
  const { socket } = await openConnection(t, host.url);
  assert.equal((await socket.next())['target'], 'Result');
  await socket.terminate();
  await host.hasConnections(0);
  assert.equal(errors.length, 1);
});

test('ignores unknown results', async (t) => {
  const { socket } = await openConnection(t, (await openHost(t)).url);
  socket.send({ type: 3, invocationId: 'unasked', result: 1 }, { type: 3, invocationId: '__proto__' });
  socket.send(invocation('1', 'Echo', 'alive'));
  assert.equal((await socket.next())['result'], 'alive');
});
