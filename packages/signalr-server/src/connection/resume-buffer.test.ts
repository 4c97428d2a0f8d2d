import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { messageTypes, ProtocolError } from '../protocol/messages.ts';
import type { HubMessage } from '../protocol/messages.ts';
import { ResumeBuffer } from './resume-buffer.ts';

const itemOf = (record: string): HubMessage => ({
  type: messageTypes.streamItem,
  invocationId: 's',
  item: record,
});
const sequence = (sequenceId: number): HubMessage => ({ type: messageTypes.sequence, sequenceId });

type Step = 'say' | 'carry' | 'cut' | 'acknowledge';

/** Two peers with a connection that may break at any time and lose data in transit. */
function twoEnds(mostBytes: number) {
  const sender = new ResumeBuffer(mostBytes);
  const receiver = new ResumeBuffer(mostBytes);
  const heard: string[] = [];
  let underWay: string[] = [];
  let sent = 0;
  const steps: Readonly<Record<Step, () => void>> = {
    say: () => {
      sent += 1;
      sender.push(String(sent));
    },
    carry: () => {
      underWay.push(...(sender.takeReady() as string[]));
      const next = underWay.shift();
      if (next !== undefined && receiver.isNew(itemOf(next))) heard.push(next);
    },
    cut: () => {
      underWay = [];
      receiver.startAgain();
      assert.equal(receiver.isNew(itemOf('late')), false, 'nothing counts before the number is told');
      const { sequenceId, again } = sender.startAgain();
      assert.equal(receiver.isNew(sequence(sequenceId)), false);
      underWay = [...(again as string[])];
    },
    acknowledge: () => {
      const id = receiver.takeAcknowledgment();
      if (id !== null) sender.acknowledge(id);
    },
  };
  return { steps, heard, sent: () => sent, sender };
}

const step = fc.constantFrom<Step>('say', 'say', 'carry', 'carry', 'cut', 'acknowledge');

test('everything is delivered once and in order over a connection that breaks at any time', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), fc.integer({ min: 1, max: 20 }), (taken, mostBytes) => {
      const { steps, heard, sent, sender } = twoEnds(mostBytes);
      for (const name of taken) steps[name]();
      for (let round = 0; round < 2 * sent(); round += 1) {
        steps.carry();
        steps.acknowledge();
      }
      assert.deepEqual(
        heard,
        Array.from({ length: sent() }, (_, index) => String(index + 1)),
      );
      assert.equal(sender.waitingBytes, 0);
    }),
  );
});

test('unacknowledged data is limited', () => {
  const buffer = new ResumeBuffer(3);
  for (const record of ['ab', 'cd', 'ef']) buffer.push(record);
  assert.deepEqual(buffer.takeReady(), ['ab', 'cd']);
  assert.equal(buffer.waitingBytes, 2);
  buffer.acknowledge(1);
  assert.deepEqual(buffer.takeReady(), ['ef']);
});

test('an old acknowledgement is ignored, a future one violates the protocol', () => {
  const buffer = new ResumeBuffer(100);
  buffer.push('a');
  buffer.takeReady();
  buffer.acknowledge(1);
  buffer.acknowledge(1);
  buffer.acknowledge(0);
  assert.throws(() => buffer.acknowledge(2), ProtocolError);
  assert.deepEqual(buffer.startAgain(), { sequenceId: 2, again: [] });
});

test('a gap in the numbers violates the protocol', () => {
  const buffer = new ResumeBuffer(100);
  assert.equal(buffer.isNew(itemOf('first')), true);
  assert.throws(() => buffer.isNew(sequence(3)), ProtocolError);
  assert.equal(buffer.isNew(sequence(2)), false);
});

test('untracked messages are neither counted nor delayed', () => {
  const buffer = new ResumeBuffer(100);
  buffer.startAgain();
  assert.equal(buffer.isNew({ type: messageTypes.ping }), true);
  assert.equal(buffer.takeAcknowledgment(), null);
});
