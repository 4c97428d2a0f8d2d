import assert from 'node:assert/strict';
import { test } from 'node:test';
import { totalOfLine } from '../cart/order-line.ts';
import { cents } from '../money/cents.ts';
import { defaultExtensionPrice, extensionLineOf } from './extension-line.ts';

test('[K-R02] [A-32] an extra hour is $58 by default, and one hour is preselected', () => {
  const line = extensionLineOf('x', defaultExtensionPrice());
  assert.equal(line.extraHours, 1);
  assert.equal(totalOfLine(line), 5800);
});

test('[K-R02] charges the configured price for every extra hour', () => {
  assert.equal(totalOfLine(extensionLineOf('x', cents(6125), 3)), 18_375);
});
