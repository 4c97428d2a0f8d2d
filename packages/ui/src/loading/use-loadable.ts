import type { Loadable } from '../feedback/async-state.tsx';
import { useIsOnline } from './use-is-online.ts';

/** What a query of RTK Query returns, as far as it is read here. */
type QueryState<Data> = {
  readonly data?: Data | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
};

/**
 * Returns the state of a query for AsyncState. Loaded data that is refetched in the background counts as loaded; after a
 * failure, the state is `loading` until the retry has ended, so that the message stays in place.
 */
export function useLoadable<Data>({ data, error, isFetching }: QueryState<Data>): Loadable<Data> {
  const isOnline = useIsOnline();
  if (error === undefined && data !== undefined) return { status: 'loaded', data };
  if (!isOnline) return { status: 'offline', data };
  return { status: error === undefined || isFetching ? 'loading' : 'failed', data };
}
