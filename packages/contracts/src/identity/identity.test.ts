import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textLimits } from '@repo/domain/limits';
import type { z } from 'zod';
import { applyAsProvider } from './application.ts';
import { changePassword, forgotPassword, setPassword } from './password.ts';
import { facebookLogin, loginProvider, loginUser } from './sign-in.ts';
import { registerUser, verifyEmail } from './sign-up.ts';

const bodyOf = ({ body }: { readonly body?: z.ZodType }, value: unknown): unknown => body?.parse(value);

const complaintsOf = ({ body }: { readonly body?: z.ZodType }, value: unknown): readonly string[] =>
  body?.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

test('[B-R02] [B-R03] both sign-ins take userName and password, and limit the email', () => {
  for (const login of [loginUser, loginProvider]) {
    assert.deepEqual(bodyOf(login, { UserName: 'host@demo.test', Password: 'Demo!123' }), {
      userName: 'host@demo.test',
      password: 'Demo!123',
    });
    assert.deepEqual(complaintsOf(login, {}), [
      'userName: this_field_is_required',
      'password: this_field_is_required',
    ]);
    const tooLong = { userName: 'a'.repeat(textLimits.email + 1), password: 'x' };
    assert.deepEqual(complaintsOf(login, tooLong), ['userName: this_field_is_too_long']);
  }
});

test('[B-R04] accepts the access token of a social sign-in up to a limit', () => {
  assert.deepEqual(bodyOf(facebookLogin, { accessToken: 'abc' }), { accessToken: 'abc' });
  assert.equal(complaintsOf(facebookLogin, { accessToken: 'x'.repeat(100_000) }).length, 1);
});

const signUp = { firstName: 'Ana', lastName: 'Li', email: 'Ana@Demo.test', password: 'Demo!123' };

test('[B-R05] [A-43] accepts the sign-up form of the specs; the newsletter is off by default', () => {
  assert.deepEqual(bodyOf(registerUser, signUp), { ...signUp, email: 'ana@demo.test', newsOptIn: false });
  const long = { ...signUp, firstName: 'a'.repeat(textLimits.personName + 1), email: 'ana' };
  assert.deepEqual(complaintsOf(registerUser, long), [
    'firstName: this_field_is_too_long',
    'email: this_field_is_invalid',
  ]);
});

test('[B-R06] a weak password is refused by its key wherever a new one is set', () => {
  const weak = 'demo123';
  assert.deepEqual(complaintsOf(registerUser, { ...signUp, password: weak }), [
    'password: password_instruction_error',
  ]);
  assert.deepEqual(complaintsOf(setPassword, { id: 'token', password: weak, confirmPassword: weak }), [
    'password: password_instruction_error',
  ]);
  assert.deepEqual(complaintsOf(changePassword, { id: 4, currentPassword: 'x', newPassword: weak }), [
    'newPassword: password_instruction_error',
  ]);
});

test("[B-R10] [A-38] accepts the token of a mail or the caller's id for setting a password", () => {
  const passwords = { password: 'Demo!123', confirmPassword: 'Demo!123' };
  assert.deepEqual(bodyOf(setPassword, { id: 'k3-token', ...passwords }), { id: 'k3-token', ...passwords });
  assert.deepEqual(bodyOf(setPassword, { id: 12, ...passwords }), { id: 12, ...passwords });
  assert.equal(complaintsOf(setPassword, { id: '', ...passwords }).length, 1);
});

test('[B-R11] a forgotten password takes the email and the user type', () => {
  assert.deepEqual(bodyOf(forgotPassword, { email: 'a@demo.test', userTypeId: 2 }), {
    email: 'a@demo.test',
    userTypeId: 2,
  });
  assert.equal(complaintsOf(forgotPassword, { email: 'a@demo.test', userTypeId: 9 }).length, 1);
});

test('[B-R08] a verification takes the token of the link', () => {
  assert.deepEqual(verifyEmail.query?.parse({ token: 'abc', utm: 'mail' }), { token: 'abc' });
  assert.ok(!verifyEmail.query?.safeParse({}).success);
});

const application = {
  FirstName: 'Maya',
  LastName: 'Roy',
  Email: 'maya@demo.test',
  Address: '{"currentLocation":"1 King St W","longitude":-79.38,"latitude":43.65}',
  Distance: '{"minDistanceToTravel":5,"unit":"KM"}',
  InstagramHandle: '@maya',
  deviceId: '3',
  phoneNumber: '416 555 0100',
  questionDetails: JSON.stringify([2, 3, 4, 14].map((type) => ({ type, detail: 'Because' }))),
  referralName: '',
  isActive: 'true',
};

test('[R-R01] an application arrives as text fields and up to three photos', () => {
  assert.deepEqual(bodyOf(applyAsProvider, application), {
    ...application,
    Address: { currentLocation: '1 King St W', longitude: -79.38, latitude: 43.65 },
    Distance: { minDistanceToTravel: 5, unit: 'KM' },
    deviceId: 3,
    phoneNumber: '4165550100',
    questionDetails: [2, 3, 4, 14].map((type) => ({ type, detail: 'Because' })),
    isActive: true,
  });
  assert.deepEqual(applyAsProvider.files?.[0]?.files, { from: 1, to: 3 });
});

test('[R-R02] [R-R05] a field of an application is refused with its own text', () => {
  const { FirstName: _, ...nameless } = application;
  assert.deepEqual(complaintsOf(applyAsProvider, nameless), ['FirstName: please_enter_first_name']);
  const empty = { ...application, LastName: ' ', Email: '', InstagramHandle: '', phoneNumber: '' };
  assert.deepEqual(complaintsOf(applyAsProvider, empty), [
    'LastName: please_enter_last_name',
    'Email: please_enter_email',
    'InstagramHandle: please_enter_instagram',
    'phoneNumber: please_enter_phone_number',
  ]);
});

test('[R-R03] an address of an application without usable coordinates is an invalid location', () => {
  for (const coordinates of ['', ',"longitude":null,"latitude":null', ',"longitude":181,"latitude":43.65']) {
    const typed = { ...application, Address: `{"currentLocation":"1 King St W"${coordinates}}` };
    assert.match(complaintsOf(applyAsProvider, typed)[0] ?? '', /: invalid_location$/);
  }
});

test('[R-R09] an application agrees to the job role', () => {
  const { isActive: _, ...silent } = application;
  for (const refused of [silent, { ...application, isActive: 'false' }])
    assert.deepEqual(complaintsOf(applyAsProvider, refused), ['isActive: this_field_is_required']);
});

test('[R-R04] an application names one of the listed distances', () => {
  const far = { ...application, Distance: '{"minDistanceToTravel":7,"unit":"KM"}' };
  assert.match(complaintsOf(applyAsProvider, far)[0] ?? '', /^Distance.minDistanceToTravel: /);
});
