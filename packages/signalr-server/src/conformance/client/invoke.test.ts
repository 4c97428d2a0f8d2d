import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { openHost } from '../testing/host.ts';
import { connect, heard, pairs } from '../testing/real-client.ts';
import { inTime, until } from '../testing/until.ts';

const complex = {
  string: 'é 😀 "\u2028"',
  number: 1.5,
  list: [{ name: 'one' }, { name: 'two' }],
  nothing: null,
};

for (const pair of pairs) {
  describe(`calls over ${pair.transport}, ${pair.protocol}`, () => {
    test('returns the result of a call, with the method in any letter case', async (t) => {
      const client = await connect(t, (await openHost(t)).url, pair);
      assert.equal(await client.invoke('Echo', 'Hello'), 'Hello');
      assert.equal(await client.invoke('eCHO', 'again'), 'again');
      assert.equal(await client.invoke('GetCallerConnectionId'), client.connectionId);
    });

    test('preserves empty and false values', async (t) => {
      const client = await connect(t, (await openHost(t)).url, pair);
      for (const value of [0, false, '', null, [], {}]) {
        assert.deepEqual(await client.invoke('Echo', value), value);
      }
      // A void result is null in JSON, and no result at all in MessagePack.
      assert.ok([null, undefined].includes(await client.invoke('Nothing')));
    });

    test('preserves objects in both directions', async (t) => {
      const client = await connect(t, (await openHost(t)).url, pair);
      const objects = heard(client, 'CustomObject');
      assert.deepEqual(await client.invoke('EchoComplexObject', complex), complex);
      await client.invoke('SendCustomObject', complex);
      await until('the object arrives', () => objects.length === 1);
      assert.deepEqual(objects, [complex]);
    });

    test('runs a send without a reply', async (t) => {
      const host = await openHost(t);
      const client = await connect(t, host.url, pair);
      await client.send('Note', 'sent');
      await host.journal.has('sent');
    });

    test('throws an error at the caller and keeps the connection', async (t) => {
      const client = await connect(t, (await openHost(t)).url, pair);
      await assert.rejects(client.invoke('ThrowException', 'secret'), {
        message: "An unexpected error occurred invoking 'ThrowException' on the server.",
      });
      await assert.rejects(client.invoke('ThrowHubError', 'too_late'), {
        message:
          "An unexpected error occurred invoking 'ThrowHubError' on the server. HubException: too_late",
      });
      await assert.rejects(client.invoke('NoSuchMethod'), { message: "Unknown hub method 'NoSuchMethod'" });
      await assert.rejects(client.invoke('Stream'), {
        message:
          "The client attempted to invoke the streaming 'Stream' method with a non-streaming invocation.",
      });
      assert.equal(await client.invoke('Echo', 'alive'), 'alive');
    });

    test('transfers messages of 300 KB in both directions', async (t) => {
      const host = await openHost(t, { limits: { messageBytes: 1_000_000 } });
      const client = await connect(t, host.url, pair);
      const long = 'pâté 😀 '.repeat(30_000);
      assert.ok((await client.invoke('Echo', long)) === long);
    });

    test('matches the results of 200 concurrent calls', async (t) => {
      const client = await connect(t, (await openHost(t)).url, pair);
      const all = Array.from({ length: 200 }, (_each, number) => number);
      const results = await inTime(
        'all results',
        Promise.all(all.map((number) => client.invoke('Add', number, 1))),
      );
      assert.deepEqual(
        results,
        all.map((number) => number + 1),
      );
    });
  });
}
