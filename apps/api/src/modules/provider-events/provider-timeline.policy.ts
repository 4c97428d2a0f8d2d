import { secondsOf } from '@repo/domain/time/unix-seconds';
import type { ProviderEventRecord } from './provider-event.repository.ts';

type Moments = Pick<
  ProviderEventRecord,
  'answeredAt' | 'checkedInAt' | 'checkedOutAt' | 'status' | 'statusChangedAt'
>;

/** Returns the steps of a booking as its provider took them, the earliest first. */
export const providerTimelineOf = (event: Moments): { readonly step: string; readonly at: number }[] =>
  [
    ...stepAt('accepted', event.answeredAt),
    ...stepAt('checkedIn', event.checkedInAt),
    ...stepAt('checkedOut', event.checkedOutAt),
    ...stepAt('completed', event.status === 'completed' ? event.statusChangedAt : null),
  ].toSorted((one, other) => one.at - other.at);

const stepAt = (step: string, moment: Date | null) =>
  moment === null ? [] : [{ step, at: secondsOf(moment) }];
