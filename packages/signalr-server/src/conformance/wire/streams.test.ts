import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { z } from 'zod';
import { method } from '../testing/exam-hub.ts';
import { openHost } from '../testing/host.ts';
import { openConnection } from '../testing/raw-socket.ts';
import { invocation, streamInvocation } from '../testing/records.ts';

const item = (invocationId: string, value: unknown) => ({ type: 2, invocationId, item: value });
const end = (invocationId: string) => ({ type: 3, invocationId });
const upload = (invocationId: string, ...streamIds: readonly string[]) => ({
  ...invocation(invocationId, 'HowUploadEnds'),
  streamIds,
});

describe('streams to the client', () => {
  test('consist of items and a completion without a result', async (t) => {
    const { socket } = await openConnection(t, (await openHost(t)).url);
    socket.send(streamInvocation('1', 'Stream'));
    assert.deepEqual(await socket.nextRecords(4), [item('1', 'a'), item('1', 'b'), item('1', 'c'), end('1')]);
    socket.send(streamInvocation('2', 'EmptyStream'));
    assert.deepEqual(await socket.next(), end('2'));
  });

  for (const [target, error] of [
    ['StreamBreaks', 'An error occurred on the server while streaming results.'],
    [
      'StreamBreaksWithHubError',
      'An error occurred on the server while streaming results. HubException: why',
    ],
  ] as const) {
    test(`end with an error after their items when they fail: ${target}`, async (t) => {
      const { socket } = await openConnection(t, (await openHost(t)).url);
      socket.send(streamInvocation('1', target, 'why'));
      assert.deepEqual(await socket.nextRecords(2), [item('1', 'last words'), { ...end('1'), error }]);
    });
  }

  test('stop and complete without an error when they are cancelled', async (t) => {
    const host = await openHost(t);
    const { socket } = await openConnection(t, host.url);
    socket.send(streamInvocation('1', 'SilentStream'));
    assert.deepEqual(await socket.next(), item('1', 'first'));
    socket.send({ type: 5, invocationId: '1' });
    assert.deepEqual(await socket.next(), end('1'));
    await host.journal.has('SilentStream ended');
  });

  test('stop when their client disconnects', async (t) => {
    const host = await openHost(t);
    const { socket } = await openConnection(t, host.url);
    socket.send(streamInvocation('1', 'SilentStream'), streamInvocation('2', 'InfiniteStream'));
    await socket.nextRecords(3);
    await socket.terminate();
    await host.journal.has('SilentStream ended');
    await host.journal.has('InfiniteStream ended, aborted');
  });

  test('ignore the cancellation of an unknown id', async (t) => {
    const { socket } = await openConnection(t, (await openHost(t)).url);
    socket.send({ type: 5, invocationId: 'unknown' }, { type: 5, invocationId: '__proto__' });
    socket.send(invocation('1', 'Echo', 'alive'));
    assert.equal((await socket.next())['result'], 'alive');
  });

  test('complete without running when they are cancelled before they start', async (t) => {
    const host = await openHost(t);
    const { socket } = await openConnection(t, host.url);
    socket.send(invocation('1', 'Hold', 'gate'), streamInvocation('2', 'InfiniteStream'));
    await host.journal.has('gate begins');
    socket.send({ type: 5, invocationId: '2' });
    assert.deepEqual(await socket.next(), end('2'));
    host.journal.open('gate');
    assert.equal((await socket.next())['result'], 'gate');
    socket.send(invocation('3', 'Echo', 'alive'));
    assert.equal((await socket.next())['result'], 'alive');
  });

  test('cannot share an id while one is running', async (t) => {
    const { socket } = await openConnection(t, (await openHost(t)).url);
    socket.send(streamInvocation('1', 'SilentStream'), streamInvocation('1', 'Stream'));
    const refused = (await socket.nextRecords(2)).find(({ type }) => type === 3);
    assert.deepEqual(refused, { ...end('1'), error: "Invocation ID '1' is already in use." });
    socket.send({ type: 5, invocationId: '1' });
    assert.deepEqual(await socket.next(), end('1'));
    socket.send(streamInvocation('1', 'EmptyStream'));
    assert.deepEqual(await socket.next(), end('1'));
  });

  test('are refused beyond the limit, and the open ones are kept', async (t) => {
    const { socket } = await openConnection(t, (await openHost(t, { limits: { streams: 3 } })).url);
    for (const id of ['1', '2', '3']) socket.send(streamInvocation(id, 'SilentStream'));
    await socket.nextRecords(3);
    socket.send(streamInvocation('4', 'SilentStream'));
    const refused = await socket.next();
    assert.deepEqual([refused['type'], refused['invocationId'], typeof refused['error']], [3, '4', 'string']);
    socket.send({ type: 5, invocationId: '2' });
    assert.deepEqual(await socket.next(), end('2'));
    socket.send(streamInvocation('5', 'SilentStream'));
    assert.deepEqual(await socket.next(), item('5', 'first'));
  });
});

describe('streams from the client', () => {
  test('are read in order to their end', async (t) => {
    const { socket } = await openConnection(t, (await openHost(t)).url);
    socket.send(upload('1', 's'), item('s', 'a'), item('s', 'b'), end('s'));
    assert.deepEqual(await socket.next(), {
      type: 3,
      invocationId: '1',
      result: { got: ['a', 'b'], error: null },
    });
  });

  test('pass their error to the method when they fail', async (t) => {
    const { socket } = await openConnection(t, (await openHost(t)).url);
    socket.send(upload('1', 's'), item('s', 'a'), { ...end('s'), error: 'no more paper' });
    const { result } = (await socket.next()) as { result: { got: unknown; error: string } };
    assert.deepEqual(result.got, ['a']);
    assert.match(result.error, /no more paper/);
  });

  test('fail a method that does not catch their error', async (t) => {
    const { socket } = await openConnection(t, (await openHost(t)).url);
    socket.send({ ...invocation('1', 'StreamingConcat'), streamIds: ['s'] }, { ...end('s'), error: 'why' });
    const { error } = await socket.next();
    assert.match(String(error), /^An unexpected error occurred invoking 'StreamingConcat' on the server\./);
    assert.match(String(error), /why/);
  });

  test('end with an error for the method when their client disconnects', async (t) => {
    const host = await openHost(t);
    const { socket } = await openConnection(t, host.url);
    socket.send(upload('1', 's'), item('s', 'a'), invocation('2', 'Echo', 1));
    await socket.next();
    await socket.terminate();
    await host.hasConnections(0);
    await host.journal.begins('upload failed');
  });

  test('do not pass items of the wrong type to the method', async (t) => {
    const { socket } = await openConnection(t, (await openHost(t)).url);
    socket.send(upload('1', 's'), item('s', 'a'), item('s', { not: 'a word' }), end('s'));
    const { result, error } = await socket.next();
    if (result !== undefined) {
      const { got, error: reported } = result as { got: unknown[]; error: unknown };
      assert.deepEqual(got, ['a']);
      assert.equal(typeof reported, 'string');
    } else assert.equal(typeof error, 'string');
  });

  test('do not block others when the method does not read them', async (t) => {
    const { socket } = await openConnection(t, (await openHost(t)).url);
    socket.send({ ...invocation('1', 'UploadUnread'), streamIds: ['s'] });
    for (let at = 0; at < 50; at += 1) socket.send(item('s', 'unread'));
    socket.send(end('s'), invocation('2', 'Echo', 'alive'));
    const answers = await socket.nextRecords(2);
    assert.deepEqual(
      answers.map(({ result }) => result),
      ['not interested', 'alive'],
    );
  });

  test('do not block others when the client ends them and the method then returns without reading', async (t) => {
    const host = await openHost(t, {
      methods: {
        UploadUnreadAtGate: method({
          parameters: z.tuple([]),
          uploads: [z.string()],
          run: () => host.journal.waitAt('gate'),
        }),
      },
    });
    const { socket } = await openConnection(t, host.url);
    const items = Array.from({ length: 50 }, () => item('s', 'unread'));
    socket.send({ ...invocation('1', 'UploadUnreadAtGate'), streamIds: ['s'] }, ...items, end('s'));
    host.journal.open('gate');
    assert.deepEqual(await socket.next(), { ...end('1'), result: null });
    socket.send(invocation('2', 'Echo', 'alive'));
    assert.equal((await socket.next())['result'], 'alive');
  });

  test('are read whole by a call that starts after the client has ended them', async (t) => {
    const host = await openHost(t);
    const { socket } = await openConnection(t, host.url);
    socket.send(invocation('1', 'Hold', 'gate'), upload('2', 's'), item('s', 'a'), item('s', 'b'), end('s'));
    await host.journal.has('gate begins');
    host.journal.open('gate');
    assert.equal((await socket.next())['result'], 'gate');
    assert.deepEqual((await socket.next())['result'], { got: ['a', 'b'], error: null });
  });

  test('outlive a refused call that names their id', async (t) => {
    const { socket } = await openConnection(t, (await openHost(t)).url);
    socket.send(upload('1', 's'), item('s', 'a'), upload('2', 's'), upload('3', 's', 'other'));
    assert.deepEqual(await socket.nextRecords(2), [
      { ...end('2'), error: "Stream ID 's' is already in use." },
      {
        ...end('3'),
        error: 'Client sent 2 stream(s), Hub method expects 1.',
      },
    ]);
    socket.send(item('s', 'b'), end('s'));
    assert.deepEqual((await socket.next())['result'], { got: ['a', 'b'], error: null });
  });

  test('ignores items and ends of unknown streams', async (t) => {
    const { socket } = await openConnection(t, (await openHost(t)).url);
    socket.send(item('unknown', 1), end('unknown'), item('constructor', 1), invocation('1', 'Echo', 'alive'));
    assert.equal((await socket.next())['result'], 'alive');
  });

  test('pauses a client whose upload is read slowly, without loss', async (t) => {
    const host = await openHost(t, { limits: { streamItems: 2 } });
    const { socket } = await openConnection(t, host.url);
    const words = Array.from({ length: 200 }, (_each, at) => `w${at}`);
    socket.send(upload('1', 's'), ...words.map((word) => item('s', word)), end('s'));
    const { result } = (await socket.next()) as { result: unknown };
    assert.deepEqual(result, { got: words, error: null });
  });
});
