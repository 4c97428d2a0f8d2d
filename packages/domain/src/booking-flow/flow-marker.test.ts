import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseFlowMarker, flowMarkerKey, flowMarkerOf } from './flow-marker.ts';

test('[A-66] stores the marker under its own key with four values', () => {
  assert.equal(flowMarkerKey, 'bookingFlow');
  for (const value of ['extend', 'tip', 'extendTip', 'recap']) assert.equal(parseFlowMarker(value), value);
});

test('[A-66] starts a new booking without a known marker', () => {
  for (const value of [null, '', 'EXTEND', 'extend,tip', 'toString'])
    assert.equal(parseFlowMarker(value), null);
});

test('[K-R06] [A-66] a dashboard cart is extend-only, tip-only or combined', () => {
  assert.equal(flowMarkerOf({ hasExtension: true, hasTip: false }), 'extend');
  assert.equal(flowMarkerOf({ hasExtension: false, hasTip: true }), 'tip');
  assert.equal(flowMarkerOf({ hasExtension: true, hasTip: true }), 'extendTip');
  assert.equal(flowMarkerOf({ hasExtension: false, hasTip: false }), null);
});
