import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Machine, transition } from './transition.ts';

const door: Machine<'open' | 'closed' | 'locked', 'push' | 'pull' | 'turn'> = {
  moves: { open: { push: 'closed' }, closed: { pull: 'open', turn: 'locked' }, locked: {} },
  refusal: 'invalid_input',
  refusalIn: { locked: 'not_allowed' },
};

test('a listed move leads to its state', () => {
  assert.deepEqual(transition(door, 'closed', 'turn'), { ok: true, value: 'locked' });
});

test('a move that is not listed is refused with the code of the machine', () => {
  assert.deepEqual(transition(door, 'open', 'turn'), { ok: false, failure: 'invalid_input' });
});

test('refuses with the specific code of a state', () => {
  assert.deepEqual(transition(door, 'locked', 'pull'), { ok: false, failure: 'not_allowed' });
});
