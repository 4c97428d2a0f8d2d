import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { TestContext } from 'node:test';
import { openHost } from '../testing/host.ts';
import { openConnection } from '../testing/raw-socket.ts';
import { invocation, streamInvocation } from '../testing/records.ts';
import type { Wire } from '../testing/records.ts';

const talk = async (t: TestContext, options: Parameters<typeof openHost>[1] = {}) => {
  const host = await openHost(t, options);
  return { host, ...(await openConnection(t, host.url)) };
};

async function answerTo(t: TestContext, message: Wire): Promise<Wire> {
  const { socket } = await talk(t);
  socket.send(message);
  return socket.next();
}

describe('results', () => {
  for (const value of [0, false, '', null, [], {}, 'text']) {
    test(`preserve ${JSON.stringify(value)}`, async (t) => {
      assert.deepEqual(await answerTo(t, invocation('1', 'Echo', value)), {
        type: 3,
        invocationId: '1',
        result: value,
      });
    });
  }

  test('are null for a method that returns undefined', async (t) => {
    assert.deepEqual(await answerTo(t, invocation('1', 'Nothing')), {
      type: 3,
      invocationId: '1',
      result: null,
    });
  });

  test('carry the id of their call, whatever its form', async (t) => {
    const { socket } = await talk(t);
    const ids = ['0', 'a-b', '', ' ', 'é😀', '__proto__', 'constructor', 'x'.repeat(300)];
    socket.send(...ids.map((id) => invocation(id, 'Echo', id)));
    const answers = await socket.nextRecords(ids.length);
    assert.deepEqual(
      answers,
      ids.map((id) => ({ type: 3, invocationId: id, result: id })),
    );
  });

  test('are sent each time an id is reused', async (t) => {
    const { socket } = await talk(t);
    socket.send(invocation('1', 'Echo', 'a'), invocation('1', 'Echo', 'b'));
    const answers = await socket.nextRecords(2);
    assert.deepEqual(
      answers.map(({ result }) => result),
      ['a', 'b'],
    );
  });

  test('are not sent for calls without an id, and neither are errors', async (t) => {
    const { host, socket } = await talk(t);
    const unasked = ({ invocationId: _id, ...message }: Wire): Wire => message;
    socket.send(
      unasked(invocation('', 'Note', 'unasked')),
      unasked(invocation('', 'ThrowException', 'x')),
      unasked(invocation('', 'NoSuchMethod')),
      unasked(invocation('', 'Add', 'no', 'numbers')),
      unasked(invocation('', 'Stream')),
      unasked(invocation('', 'OnlyAnn')),
      { ...unasked(invocation('', 'Echo', 1)), invocationId: null },
      invocation('last', 'Echo', 'asked'),
    );
    assert.deepEqual(await socket.next(), { type: 3, invocationId: 'last', result: 'asked' });
    assert.deepEqual(host.journal.entries, ['unasked']);
  });
});

describe('errors', () => {
  const errors: readonly (readonly [string, Wire, string])[] = [
    ['an unknown method', invocation('1', 'Nowhere'), "Unknown hub method 'Nowhere'"],
    ['an unknown stream', streamInvocation('1', 'Nowhere'), "Unknown hub method 'Nowhere'"],
    [
      'an exception',
      invocation('1', 'ThrowException', 'secret'),
      "An unexpected error occurred invoking 'ThrowException' on the server.",
    ],
    [
      'an error that is meant for the caller',
      invocation('1', 'ThrowHubError', 'too_late'),
      "An unexpected error occurred invoking 'ThrowHubError' on the server. HubException: too_late",
    ],
    [
      'a method that the user may not call',
      invocation('1', 'OnlyAnn'),
      "Failed to invoke 'OnlyAnn' because user is unauthorized",
    ],
    [
      'arguments of the wrong kind',
      invocation('1', 'Add', 'one', 'two'),
      "Failed to invoke 'Add' due to an error on the server.",
    ],
    ['too few arguments', invocation('1', 'Add', 1), "Failed to invoke 'Add' due to an error on the server."],
    [
      'too many arguments',
      invocation('1', 'Add', 1, 2, 3),
      "Failed to invoke 'Add' due to an error on the server.",
    ],
    [
      'a stream that is invoked',
      invocation('1', 'Stream'),
      "The client attempted to invoke the streaming 'Stream' method with a non-streaming invocation.",
    ],
    [
      'a method that is streamed',
      streamInvocation('1', 'Echo', 1),
      "The client attempted to invoke the non-streaming 'Echo' method with a streaming invocation.",
    ],
    [
      'a stream that fails before it begins',
      streamInvocation('1', 'StreamThrowException', 'secret'),
      "An unexpected error occurred invoking 'StreamThrowException' on the server.",
    ],
  ];
  for (const [name, message, error] of errors) {
    test(`report ${name}`, async (t) => {
      assert.deepEqual(await answerTo(t, message), { type: 3, invocationId: '1', error });
    });
  }

  test('report a wrong number of uploads with the expected number', async (t) => {
    const { socket } = await talk(t);
    socket.send({ ...invocation('1', 'Echo', 1), streamIds: ['s'] }, invocation('2', 'StreamingConcat'));
    const [tooMany, tooFew] = await socket.nextRecords(2);
    assert.match(String(tooMany?.['error']), /Client sent 1 stream\(s\), Hub method expects 0\./);
    assert.match(String(tooFew?.['error']), /Client sent 0 stream\(s\), Hub method expects 1\./);
  });

  test('contain all details in development', async (t) => {
    const { socket } = await talk(t, { detailedErrors: true });
    socket.send(invocation('1', 'ThrowException', 'the detail'));
    assert.equal(
      (await socket.next())['error'],
      "An unexpected error occurred invoking 'ThrowException' on the server. Error: the detail",
    );
  });

  for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', '']) {
    test(`refuses inherited property names as methods: "${name}"`, async (t) => {
      const answer = await answerTo(t, invocation('1', name));
      assert.deepEqual(answer, { type: 3, invocationId: '1', error: `Unknown hub method '${name}'` });
    });
  }
});

describe('order', () => {
  test('runs the calls of a connection in sequence', async (t) => {
    const { host, socket } = await talk(t);
    socket.send(invocation('1', 'Hold', 'first'), invocation('2', 'Note', 'second'));
    await host.journal.has('first begins');
    // Another connection is not blocked, and its reply proves that the second call had time to run.
    const { socket: other } = await openConnection(t, host.url);
    other.send(invocation('1', 'Note', 'another'));
    await other.next();
    assert.deepEqual(host.journal.entries, ['first begins', 'another']);
    host.journal.open('first');
    const answers = await socket.nextRecords(2);
    assert.deepEqual(
      answers.map(({ invocationId }) => invocationId),
      ['1', '2'],
    );
    assert.deepEqual(host.journal.entries, ['first begins', 'another', 'first ends', 'second']);
  });

  test('does not block calls behind streams and uploads', async (t) => {
    const { socket } = await talk(t);
    socket.send(
      streamInvocation('1', 'SilentStream'),
      { ...invocation('2', 'StreamingConcat'), streamIds: ['s'] },
      invocation('3', 'Echo', 'meanwhile'),
    );
    const records = await socket.nextRecords(2);
    assert.deepEqual(new Set(records.map(({ invocationId }) => invocationId)), new Set(['1', '3']));
    socket.send({ type: 2, invocationId: 's', item: 'x' }, { type: 3, invocationId: 's' });
    assert.deepEqual(await socket.next(), { type: 3, invocationId: '2', result: 'x' });
  });

  test('sends messages of a call to its caller before its result', async (t) => {
    const { socket } = await talk(t);
    socket.send(invocation('1', 'InvokeWithString', 'said'));
    const [message, again, result] = await socket.nextRecords(3);
    assert.deepEqual(message, { type: 1, target: 'Message', arguments: ['said'] });
    assert.deepEqual(again?.['arguments'], ['said']);
    assert.deepEqual(result, { type: 3, invocationId: '1', result: null });
  });
});
