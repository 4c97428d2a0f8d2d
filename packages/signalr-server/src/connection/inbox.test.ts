import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { json } from '../protocol/json.ts';
import { ProtocolError } from '../protocol/messages.ts';
import type { HubMessage } from '../protocol/messages.ts';
import { Inbox } from './inbox.ts';

function inboxOf(mostBytes: number) {
  const inbox = new Inbox(mostBytes);
  const messages: HubMessage[] = [];
  const receive = (data: Buffer): void =>
    inbox.read(json, inbox.add(data), 0, (message) => messages.push(message) > 0);
  return { receive, messages };
}

const item = fc.record({
  type: fc.constant(2 as const),
  invocationId: fc.string({ maxLength: 3 }),
  item: fc.string({ maxLength: 40, unit: 'binary' }),
});

test('messages are assembled from any chunks', () => {
  fc.assert(
    fc.property(fc.array(item, { maxLength: 8 }), fc.array(fc.nat(400), { maxLength: 40 }), (sent, cuts) => {
      const whole = Buffer.from(sent.map((message) => json.write(message)).join(''));
      const at = [0, ...cuts.map((cut) => cut % (whole.length + 1)).toSorted((a, b) => a - b), whole.length];
      const { receive, messages } = inboxOf(10_000);
      for (const [index, start] of at.slice(0, -1).entries())
        receive(Buffer.from(whole.subarray(start, at[index + 1])));
      assert.deepEqual(JSON.parse(JSON.stringify(messages)), JSON.parse(JSON.stringify(sent)));
    }),
  );
});

test('a message beyond the limit is detected early', () => {
  const { receive } = inboxOf(10);
  for (let byte = 0; byte < 10; byte += 1) receive(Buffer.from('x'));
  assert.throws(() => receive(Buffer.from('x')), ProtocolError);
});
