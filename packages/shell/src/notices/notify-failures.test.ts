import type { ApiFailure } from '@repo/api-client/api-failure';
import type { Call, Sending } from '@repo/api-client/create-call';
import { noticesSlice } from './notices-slice.ts';
import { notifyFailures } from './notify-failures.ts';

const { reducer, getInitialState } = noticesSlice;
const key = 'POST /api/v1/login/Logout';

/** Makes a call that is refused with a code, and returns the notices that wait afterwards. */
async function noticesOf(code: ApiFailure['code'], sending?: Sending) {
  const failure: ApiFailure = { code, message: 'Refused', details: ['x: wrong'] };
  const refuse: Call = async () => ({ ok: false, failure });
  let state = getInitialState();
  const call = notifyFailures(refuse, (notice) => {
    state = reducer(state, notice);
  });
  await expect(call(key, {}, sending)).resolves.toEqual({ ok: false, failure });
  return state.waiting;
}

test('[Z-R02] [A-100] every failed call raises a toast, which is announced', async () => {
  const failure = { code: 'invalid_input', message: 'Refused', details: ['x: wrong'] };
  await expect(noticesOf('invalid_input')).resolves.toEqual([
    { id: 1, kind: 'failure', failure, isAnnounced: true },
  ]);
});

test('a call whose failure is announced in its place raises a silent toast', async () => {
  await expect(noticesOf('invalid_input', { failureToast: 'silent' })).resolves.toMatchObject([
    { isAnnounced: false },
  ]);
});

test.each<[string, ApiFailure['code'], Sending]>([
  ['a background call', 'payment_not_made', { failureToast: 'none' }],
  ['an aborted call', 'unable_to_access_server', { signal: AbortSignal.abort() }],
  ['an expired session', 'session_has_expired', {}],
])('%s raises no toast', async (_, code, sending) => {
  await expect(noticesOf(code, sending)).resolves.toEqual([]);
});

test('a call that succeeds raises no toast', async () => {
  const succeed = (async () => ({ ok: true, value: null, message: '', meta: {} })) as Call;
  const notify = jest.fn();
  await expect(notifyFailures(succeed, notify)(key, {})).resolves.toMatchObject({ ok: true });
  expect(notify).not.toHaveBeenCalled();
});
