import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { annsToken, bobsToken, openHost } from '../testing/host.ts';
import { clientFor, connect, heard, pairs } from '../testing/real-client.ts';
import { inTime, until } from '../testing/until.ts';

for (const pair of pairs) {
  describe(`calls from the server over ${pair.transport}, ${pair.protocol}`, () => {
    test('calls a client, with the name in any letter case', async (t) => {
      const client = await connect(t, (await openHost(t)).url, pair);
      const [first, second] = [heard(client, 'MESSAGE'), heard(client, 'MessageTwo')];
      await client.invoke('InvokeWithString', 'hello');
      await until('both have come', () => first.length === 1 && second.length === 1);
      assert.deepEqual([first, second], [['hello'], ['hello']]);
    });

    test('keeps handlers across a restart of the connection', async (t) => {
      const client = clientFor(t, (await openHost(t)).url, pair);
      const messages = heard(client, 'Message');
      for (const message of ['once', 'twice']) {
        await inTime('the start', client.start());
        await client.invoke('InvokeWithString', message);
        await until(`${message} arrives`, () => messages.includes(message));
        await inTime('the stop', client.stop());
      }
      assert.deepEqual(messages, ['once', 'twice']);
    });

    test('returns a client result to the server', async (t) => {
      const client = await connect(t, (await openHost(t)).url, pair);
      client.on('Result', async (question: string) => `${question}? Yes.`);
      assert.equal(await inTime('the result', client.invoke('AskClient', 'Ready')), 'Ready? Yes.');
    });

    test("reports a client's failure or missing result to the server", async (t) => {
      const client = await connect(t, (await openHost(t)).url, pair);
      const without = await inTime('the answer', client.invoke('AskClientAndSay', 'Ready'));
      assert.match(without.error, /Client didn't provide a result\./);
      client.on('Result', () => {
        throw new Error('not today');
      });
      const failed = await inTime('the answer', client.invoke('AskClientAndSay', 'Ready'));
      assert.match(failed.error, /not today/);
      assert.equal(await client.invoke('Echo', 'alive'), 'alive');
    });

    test('sends to exactly the group, user, client, all, or all but one', async (t) => {
      const host = await openHost(t);
      const as = (token: string) => ({ ...pair, http: { accessTokenFactory: () => token } });
      const clients = [
        await connect(t, host.url, as(annsToken)),
        await connect(t, host.url, as(annsToken)),
        await connect(t, host.url, as(bobsToken)),
      ] as const;
      const messages = clients.map((client) => heard(client, 'Message'));
      const [ann, annAgain, bob] = clients;
      await ann.invoke('Join', 'room');
      await bob.invoke('Join', 'room');
      await bob.invoke('TellGroup', 'room', 'to the room');
      await bob.invoke('TellOthersInGroup', 'room', 'to the others in the room');
      await ann.invoke('Leave', 'room');
      await bob.invoke('TellGroup', 'room', 'to bob alone');
      await bob.invoke('TellUser', 'ann', 'to ann');
      await bob.invoke('TellClient', annAgain.connectionId, 'to her second window');
      await bob.invoke('TellOthers', 'to all but bob');
      await bob.invoke('TellAll', 'the end');
      await until('all have heard the end', () => messages.every((each) => each.includes('the end')));
      assert.deepEqual(messages, [
        ['to the room', 'to the others in the room', 'to ann', 'to all but bob', 'the end'],
        ['to ann', 'to her second window', 'to all but bob', 'the end'],
        ['to the room', 'to bob alone', 'the end'],
      ]);
    });

    test('delivers messages sent outside of a call', async (t) => {
      const host = await openHost(t);
      const client = await connect(t, host.url, pair);
      const numbers = heard(client, 'Number');
      const { connectionId } = client;
      assert.ok(connectionId !== null);
      for (let number = 0; number < 100; number += 1) {
        await host.hubServer.clients.client(connectionId).send('Number', number);
      }
      await until('all have come', () => numbers.length === 100);
      assert.deepEqual(
        numbers,
        Array.from({ length: 100 }, (_each, at) => at),
      );
    });
  });
}
