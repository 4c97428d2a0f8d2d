import assert from 'node:assert/strict';
import { test } from 'node:test';
import { referralStateOf } from './referral-state.ts';

const invitation = { validUntil: 1000, isBooked: false, isRewarded: false };

test('[A-45] an invitation waits until the last second of its code, and has expired afterwards', () => {
  assert.equal(referralStateOf(invitation, 1000), 'invited');
  assert.equal(referralStateOf(invitation, 1001), 'expired');
  assert.equal(referralStateOf({ ...invitation, validUntil: null }, 1001), 'invited');
});

test('[A-45] a booking made with the code outlives it, and the reward comes last', () => {
  assert.equal(referralStateOf({ ...invitation, isBooked: true }, 1001), 'booked');
  assert.equal(referralStateOf({ ...invitation, isBooked: true, isRewarded: true }, 1001), 'rewarded');
  assert.equal(referralStateOf({ ...invitation, isRewarded: true }, 0), 'rewarded');
});
