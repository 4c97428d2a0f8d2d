import assert from 'node:assert/strict';
import { test } from 'node:test';
import { transition } from '../machine/transition.ts';
import { supportMachine } from './support-machine.ts';

const after = (from: 'open' | 'answered' | 'closed', move: 'answer' | 'close') => {
  const moved = transition(supportMachine, from, move);
  return moved.ok ? moved.value : moved.failure;
};

test('[Q-R06] a support request is answered once and closed once', () => {
  assert.equal(after('open', 'answer'), 'answered');
  assert.equal(after('open', 'close'), 'closed');
  assert.equal(after('answered', 'close'), 'closed');
  assert.equal(after('answered', 'answer'), 'action_is_not_possible_now');
  assert.equal(after('closed', 'answer'), 'action_is_not_possible_now');
  assert.equal(after('closed', 'close'), 'action_is_not_possible_now');
});
