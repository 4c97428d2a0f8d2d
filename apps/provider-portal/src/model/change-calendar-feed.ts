import type { CallResult } from '@repo/api-client/create-call';
import type { CallReply } from '@repo/contracts/contract';
import { brand } from '@repo/domain/brand';
import { actionSucceeded } from '@repo/shell/notices/notices-slice';
import type { AppThunk } from '@repo/shell/store/use-app-dispatch';
import { calendarFeed } from './api/calendar-feed.ts';

const createKey = `POST /api/v1/${brand.slug}/Calendar` as const;
const revokeKey = `DELETE /api/v1/${brand.slug}/Calendar` as const;

export type FeedLink = CallReply<typeof createKey>;

const { upsertQueryData } = calendarFeed.util;

/** Creates the link of the own calendar feed, in place of an earlier one. */
export const createCalendarFeed =
  (): AppThunk<Promise<CallResult<FeedLink>>> =>
  async (dispatch, _, { call }) => {
    const result = await call(createKey, {}, { failureToast: 'silent' });
    if (!result.ok) return result;
    const { createdAt } = result.value;
    await dispatch(upsertQueryData('calendarFeed', undefined, { createdAt }));
    dispatch(actionSucceeded('saved_successfully'));
    return result;
  };

/** Revokes the link of the own calendar feed. */
export const revokeCalendarFeed =
  (): AppThunk<Promise<CallResult<null>>> =>
  async (dispatch, _, { call }) => {
    const result = await call(revokeKey, {}, { failureToast: 'silent' });
    if (!result.ok) return result;
    await dispatch(upsertQueryData('calendarFeed', undefined, { createdAt: null }));
    dispatch(actionSucceeded('updated_successfully'));
    return result;
  };
