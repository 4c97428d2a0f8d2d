import assert from 'node:assert/strict';
import { test } from 'node:test';
import { errorCatalogue, errorCodeOfHttpStatus, isErrorCode } from './error-catalogue.ts';

test('every code is snake case and travels with a client or server error status', () => {
  for (const [code, { httpStatus }] of Object.entries(errorCatalogue)) {
    assert.match(code, /^[a-z][a-z0-9_]*$/);
    assert.ok(httpStatus >= 400 && httpStatus < 600, code);
  }
});

test('a bare HTTP status becomes the code that carries it, or the general one of its class', () => {
  const cases = [
    [400, 'invalid_input'],
    [401, 'session_has_expired'],
    [404, 'object_does_not_exist'],
    [413, 'request_too_large'],
    [418, 'invalid_input'],
    [500, 'internal_server_error'],
    [503, 'service_unavailable'],
    [599, 'internal_server_error'],
    [0, 'internal_server_error'],
  ] as const;
  for (const [httpStatus, code] of cases) assert.equal(errorCodeOfHttpStatus(httpStatus), code);
});

test('only codes of the catalogue are error codes, not names every object has', () => {
  assert.equal(isErrorCode('invalid_input'), true);
  assert.equal(isErrorCode('toString'), false);
  assert.equal(isErrorCode('something_else'), false);
});
