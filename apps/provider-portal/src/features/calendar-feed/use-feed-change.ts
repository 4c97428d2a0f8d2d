import type { CallResult } from '@repo/api-client/create-call';
import { useAppDispatch } from '@repo/shell/store/use-app-dispatch';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createCalendarFeed, revokeCalendarFeed } from '../../model/change-calendar-feed.ts';
import type { FeedLink } from '../../model/change-calendar-feed.ts';

/** Creates and revokes the link. Both return whether it worked; `error` says why not, until the next try. */
export function useFeedChange() {
  const { t } = useTranslation('errors');
  const dispatch = useAppDispatch();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [link, setLink] = useState<FeedLink>();
  const run = async <Value>(send: () => Promise<CallResult<Value>>): Promise<CallResult<Value>> => {
    setIsBusy(true);
    setError(undefined);
    const result = await send();
    setIsBusy(false);
    if (!result.ok) setError(t(result.failure.code, { count: 1 }));
    return result;
  };
  const create = async (): Promise<boolean> => {
    const created = await run(() => dispatch(createCalendarFeed()));
    if (created.ok) setLink(created.value);
    return created.ok;
  };
  const revoke = async (): Promise<boolean> => (await run(() => dispatch(revokeCalendarFeed()))).ok;
  return { create, revoke, isBusy, error, link, forgetError: () => setError(undefined) };
}
