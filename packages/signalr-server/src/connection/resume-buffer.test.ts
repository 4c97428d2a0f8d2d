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

/** Two ends with a line between them that may break at any time, losing what is under way. */
function twoEnds(mostBytes: number) {
  const sender = new ResumeBuffer(mostBytes);
  const receiver = new ResumeBuffer(mostBytes);
  const heard: string[] = [];
  let underWay: string[] = [];
  let said = 0;
  const steps: Readonly<Record<Step, () => void>> = {
    say: () => {
      said += 1;
      sender.push(String(said));
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
  return { steps, heard, said: () => said, sender };
}

const step = fc.constantFrom<Step>('say', 'say', 'carry', 'carry', 'cut', 'acknowledge');

test('over a line that breaks at any time everything is heard once and in order', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), fc.integer({ min: 1, max: 20 }), (taken, mostBytes) => {
      const { steps, heard, said, sender } = twoEnds(mostBytes);
      for (const name of taken) steps[name]();
      for (let round = 0; round < 2 * said(); round += 1) {
        steps.carry();
        steps.acknowledge();
      }
      assert.deepEqual(
        heard,
        Array.from({ length: said() }, (_, index) => String(index + 1)),
      );
      assert.equal(sender.waitingBytes, 0);
    }),
  );
});

test('no more goes out than may be lost, until the other side has said what it has', () => {
  const buffer = new ResumeBuffer(3);
  for (const record of ['ab', 'cd', 'ef']) buffer.push(record);
  assert.deepEqual(buffer.takeReady(), ['ab', 'cd']);
  assert.equal(buffer.waitingBytes, 2);
  buffer.acknowledge(1);
  assert.deepEqual(buffer.takeReady(), ['ef']);
});

test('an acknowledgment of old things changes nothing, one of things to come is a breach', () => {
  const buffer = new ResumeBuffer(100);
  buffer.push('a');
  buffer.takeReady();
  buffer.acknowledge(1);
  buffer.acknowledge(1);
  buffer.acknowledge(0);
  assert.throws(() => buffer.acknowledge(2), ProtocolError);
  assert.deepEqual(buffer.startAgain(), { sequenceId: 2, again: [] });
});

test('a client that leaves something out is not believed', () => {
  const buffer = new ResumeBuffer(100);
  assert.equal(buffer.isNew(itemOf('first')), true);
  assert.throws(() => buffer.isNew(sequence(3)), ProtocolError);
  assert.equal(buffer.isNew(sequence(2)), false);
});

test('what is of the line itself is neither counted nor held back', () => {
  const buffer = new ResumeBuffer(100);
  buffer.startAgain();
  assert.equal(buffer.isNew({ type: messageTypes.ping }), true);
  assert.equal(buffer.takeAcknowledgment(), null);
});
