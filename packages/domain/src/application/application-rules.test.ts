import assert from 'node:assert/strict';
import { test } from 'node:test';
import { failedFields } from '../field/failed-fields.ts';
import {
  applicationRules,
  checkApplicationDistance,
  checkDevice,
  checkJobRoleAgreement,
} from './application-rules.ts';

const application = {
  firstName: 'Maya',
  lastName: 'Singh',
  email: 'maya@demo.test',
  instagramHandle: '@maya',
  phoneNumber: '416 555 0199',
  referralName: '',
};

test('[R-R02] [R-R05] [R-R07] accepts a complete application, also without a referral name', () => {
  assert.deepEqual(failedFields(applicationRules, application), {});
});

const missing = [
  ['firstName', 'please_enter_first_name'],
  ['lastName', 'please_enter_last_name'],
  ['email', 'please_enter_email'],
  ['instagramHandle', 'please_enter_instagram'],
  ['phoneNumber', 'please_enter_phone_number'],
] as const;

for (const [name, failure] of missing) {
  test(`[R-R02] [R-R05] without ${name} an application answers ${failure}`, () => {
    assert.deepEqual(failedFields(applicationRules, { ...application, [name]: ' ' }), { [name]: failure });
  });
}

const limits = [
  ['firstName', 30],
  ['lastName', 30],
  ['instagramHandle', 240],
  ['referralName', 100],
] as const;

for (const [name, limit] of limits) {
  test(`[R-R02] [R-R05] [R-R07] ${name} has at most ${limit} characters`, () => {
    assert.deepEqual(failedFields(applicationRules, { ...application, [name]: 'x'.repeat(limit) }), {});
    assert.deepEqual(failedFields(applicationRules, { ...application, [name]: 'x'.repeat(limit + 1) }), {
      [name]: 'this_field_is_too_long',
    });
  });
}

test('[R-R05] the phone number of an application has 9 or 10 digits', () => {
  for (const phoneNumber of ['12345678', '22345678901', 'four one six']) {
    assert.deepEqual(failedFields(applicationRules, { ...application, phoneNumber }), {
      phoneNumber: 'this_field_is_invalid',
    });
  }
});

test('[R-R04] accepts one of the twelve listed travel distances', () => {
  const offered = new Set([5, 10, 15, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
  for (let km = -1; km <= 101; km += 1)
    assert.equal(checkApplicationDistance(km).ok, offered.has(km), `${km}`);
  for (const km of [5.5, NaN, Infinity]) {
    assert.deepEqual(checkApplicationDistance(km), { ok: false, failure: 'invalid_input' });
  }
});

test('[R-R06] a phone of the list must be chosen', () => {
  assert.deepEqual(checkDevice(3, [1, 3]), { ok: true, value: 3 });
  assert.deepEqual(checkDevice(null, [1, 3]), { ok: false, failure: 'this_field_is_required' });
  assert.deepEqual(checkDevice(2, [1, 3]), { ok: false, failure: 'invalid_input' });
});

test('[R-R09] [R-R12] refuses an application without agreement to the job role', () => {
  assert.deepEqual(checkJobRoleAgreement(true), { ok: true, value: true });
  assert.deepEqual(checkJobRoleAgreement(false), { ok: false, failure: 'this_field_is_required' });
});
