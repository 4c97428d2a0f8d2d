import { secondsOf } from '@repo/domain/time/unix-seconds';
import type { HostEventRecord, HostLineRecord } from './host-event.repository.ts';

export type TimelineStep = { readonly step: string; readonly at: number };

type Event = Pick<HostEventRecord, 'status' | 'statusChangedAt'>;
type Line = Pick<HostLineRecord, 'paidAt' | 'request' | 'answeredAt' | 'checkedInAt' | 'checkedOutAt'>;

/** Returns the steps of an event, the earliest first: payment, answers, checks and its end. */
export const timelineOf = (event: Event, lines: readonly Line[]): TimelineStep[] =>
  [...paymentOf(lines), ...answersIn(lines), ...checksIn(lines), ...endOf(event)].toSorted(
    (one, other) => one.at - other.at,
  );

const stepAt = (step: string, moment: Date): TimelineStep => ({
  step,
  at: secondsOf(moment),
});

const paymentOf = ([first]: readonly Line[]): readonly TimelineStep[] =>
  first === undefined ? [] : [stepAt('paid', first.paidAt)];

const answers: readonly Line['request'][] = ['accepted', 'declined', 'expired'];

const answersIn = (lines: readonly Line[]): readonly TimelineStep[] =>
  lines.flatMap(({ request, answeredAt }) =>
    request !== null && answeredAt !== null && answers.includes(request) ? [stepAt(request, answeredAt)] : [],
  );

const checksIn = (lines: readonly Line[]): readonly TimelineStep[] =>
  lines.flatMap(({ checkedInAt, checkedOutAt }) => [
    ...(checkedInAt === null ? [] : [stepAt('checkedIn', checkedInAt)]),
    ...(checkedOutAt === null ? [] : [stepAt('checkedOut', checkedOutAt)]),
  ]);

const endOf = ({ status, statusChangedAt }: Event): readonly TimelineStep[] => {
  if (status === 'completed') return [stepAt('completed', statusChangedAt)];
  return status === 'cancel' ? [stepAt('cancelled', statusChangedAt)] : [];
};
