import assert from 'node:assert/strict';
import { test } from 'node:test';
import { flowMarkerIn, flowMarkerKey, flowMarkerOf } from './flow-marker.ts';

test('[A-66] the marker has its key in local storage and four values', () => {
  assert.equal(flowMarkerKey, 'bookingFlow');
  for (const value of ['extend', 'tip', 'extendTip', 'recap']) assert.equal(flowMarkerIn(value), value);
});

test('[A-66] without a marker, or with an unknown one, it is a new booking', () => {
  for (const value of [null, '', 'EXTEND', 'extend,tip', 'toString']) assert.equal(flowMarkerIn(value), null);
});

test('[K-R06] [A-66] a dashboard cart is extend-only, tip-only or combined', () => {
  assert.equal(flowMarkerOf({ hasExtension: true, hasTip: false }), 'extend');
  assert.equal(flowMarkerOf({ hasExtension: false, hasTip: true }), 'tip');
  assert.equal(flowMarkerOf({ hasExtension: true, hasTip: true }), 'extendTip');
  assert.equal(flowMarkerOf({ hasExtension: false, hasTip: false }), null);
});
