import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Subject } from '@microsoft/signalr';
import { openHost } from '../testing/host.ts';
import { connect, itemsOf, pairs } from '../testing/real-client.ts';
import { inTime, until } from '../testing/until.ts';

for (const pair of pairs) {
  describe(`streams over ${pair.transport}, ${pair.protocol}`, () => {
    test('streams all items in order and then the end', async (t) => {
      const client = await connect(t, (await openHost(t)).url, pair);
      assert.deepEqual(await itemsOf(client.stream('Stream')), ['a', 'b', 'c']);
      assert.deepEqual(await itemsOf(client.stream('EmptyStream')), []);
      assert.deepEqual(
        await itemsOf(client.stream('Count', 500)),
        Array.from({ length: 500 }, (_each, at) => at + 1),
      );
    });

    test('ends a stream with an error, before or after its first item', async (t) => {
      const client = await connect(t, (await openHost(t)).url, pair);
      await assert.rejects(itemsOf(client.stream('StreamThrowException', 'secret')), {
        message: "An unexpected error occurred invoking 'StreamThrowException' on the server.",
      });
      await assert.rejects(itemsOf(client.stream('StreamBreaks', 'secret')), {
        message: 'An error occurred on the server while streaming results.',
      });
      await assert.rejects(itemsOf(client.stream('Echo', 1)), {
        message:
          "The client attempted to invoke the non-streaming 'Echo' method with a streaming invocation.",
      });
      assert.equal(await client.invoke('Echo', 'alive'), 'alive');
    });

    test('stops a cancelled stream, and blocks nothing while it runs', async (t) => {
      const host = await openHost(t);
      const client = await connect(t, host.url, pair);
      const items: unknown[] = [];
      const subscription = client.stream('InfiniteStream').subscribe({
        next: (item) => items.push(item),
        error: (error) => assert.fail(String(error)),
        complete: () => assert.fail('A cancelled stream tells its reader nothing.'),
      });
      await until('some items have come', () => items.length > 3);
      assert.equal(await client.invoke('Echo', 'meanwhile'), 'meanwhile');
      subscription.dispose();
      await host.journal.has('InfiniteStream ended, aborted');
      assert.deepEqual(items.slice(0, 4), [0, 1, 2, 3]);
    });

    test("passes a client's stream to the method in order", async (t) => {
      const client = await connect(t, (await openHost(t)).url, pair);
      const words = new Subject<string>();
      const result = client.invoke('StreamingConcat', words);
      for (const word of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l']) words.next(word);
      words.complete();
      assert.equal(await inTime('the result', result), 'abcdefghijkl');
    });

    test('accepts two uploads with an argument, and streams from an upload', async (t) => {
      const client = await connect(t, (await openHost(t)).url, pair);
      const [words, numbers] = [new Subject<string>(), new Subject<number>()];
      const result = client.invoke('UploadTwo', words, ' and ', numbers);
      for (const number of [1, 2, 3]) {
        words.next(`w${number}`);
        numbers.next(number);
      }
      words.complete();
      numbers.complete();
      assert.equal(await inTime('the result', result), 'w1w2w3 and 6');
      const back = new Subject<string>();
      const items = itemsOf(client.stream('StreamBack', back));
      back.next('here');
      back.next('there');
      back.complete();
      assert.deepEqual(await items, ['here!', 'there!']);
    });

    test("throws an upload's error in the method after its items", async (t) => {
      const client = await connect(t, (await openHost(t)).url, pair);
      const words = new Subject<string>();
      const result = client.invoke('HowUploadEnds', words);
      words.next('one');
      words.error(new Error('out of paper'));
      const { got, error } = (await inTime('the result', result)) as { got: unknown; error: string };
      assert.deepEqual(got, ['one']);
      assert.match(error, /out of paper/);
    });
  });
}
