import { renderHook } from '@testing-library/react';
import { useLoadable } from './use-loadable.ts';

const stateOf = (query: Parameters<typeof useLoadable<string>>[0]) =>
  renderHook(() => useLoadable(query)).result.current;

afterEach(() => jest.restoreAllMocks());

test('a query is loading until its first data, which stays loaded while it is refetched', () => {
  expect(stateOf({ isFetching: true })).toEqual({ status: 'loading' });
  expect(stateOf({ isFetching: false })).toEqual({ status: 'loading' });
  expect(stateOf({ data: 'a', isFetching: true })).toEqual({ status: 'loaded', data: 'a' });
});

test('a failed query keeps its data, and is loading while it is retried', () => {
  const error = { code: 'internal_server_error' };
  expect(stateOf({ error, isFetching: false })).toEqual({ status: 'failed' });
  expect(stateOf({ data: 'a', error, isFetching: false })).toEqual({ status: 'failed', data: 'a' });
  expect(stateOf({ data: 'a', error, isFetching: true })).toEqual({ status: 'loading', data: 'a' });
});

test('without a network, missing or outdated data is offline', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(stateOf({ isFetching: true })).toEqual({ status: 'offline' });
  expect(stateOf({ data: 'a', error: {}, isFetching: false })).toEqual({ status: 'offline', data: 'a' });
  expect(stateOf({ data: 'a', isFetching: false })).toEqual({ status: 'loaded', data: 'a' });
});
