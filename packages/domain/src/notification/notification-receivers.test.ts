import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isReceivedBy } from './notification-receivers.ts';

const receivers = [
  ['message', true, true],
  ['request', false, true],
  ['accepted', true, false],
  ['declined', true, false],
  ['galleryReady', true, false],
  ['payout', false, true],
  ['reviewDue', true, false],
  ['reviewed', false, true],
  ['photosRemoved', false, true],
] as const;

for (const [type, host, provider] of receivers) {
  test(`[A-R24] [A-69] a notification "${type}" goes to ${host ? 'hosts' : ''}${host && provider ? ' and ' : ''}${provider ? 'providers' : ''}`, () => {
    assert.equal(isReceivedBy(type, 'host'), host);
    assert.equal(isReceivedBy(type, 'provider'), provider);
    assert.equal(isReceivedBy(type, 'guest'), false);
    assert.equal(isReceivedBy(type, 'operator'), false);
  });
}
