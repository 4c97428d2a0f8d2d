import assert from 'node:assert/strict';
import { test } from 'node:test';
import { areaOf } from './provider-area.policy.ts';

test('[J-R12] a host learns the town of a provider and nothing that finds the door', () => {
  const areas = {
    '1 King St W, Toronto': 'Toronto',
    '1 King Street West, Toronto, ON M5H 1A1, Canada': 'Toronto, Canada',
    'Unit 5, 12 Elm Ave, Oakville, Ontario, L6H 1A1, Canada': 'Oakville, Ontario, Canada',
    'Rosedale Lane': '',
    '': '',
  };
  for (const [address, area] of Object.entries(areas)) assert.equal(areaOf(address), area, address);
});
