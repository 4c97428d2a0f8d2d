import { secondsOf } from '@repo/domain/time/unix-seconds';
import type { BookedProviderRecord, HostEventRecord, HostLineRecord } from './host-event.repository.ts';

type TimelineStep = { readonly step: string; readonly at: number; readonly firstName?: string };

type Event = Pick<HostEventRecord, 'status' | 'statusChangedAt'>;
type Line = Pick<HostLineRecord, 'paidAt' | 'request' | 'answeredAt' | 'checkedInAt' | 'checkedOutAt'> & {
  readonly provider: Pick<BookedProviderRecord, 'firstName'> | null;
};

/** Returns the steps of an event, the earliest first: payment, answers, checks and its end. */
export const timelineOf = (event: Event, lines: readonly Line[]): TimelineStep[] =>
  [...paymentOf(lines), ...answersIn(lines), ...checksIn(lines), ...endOf(event)].toSorted(
    (one, other) => one.at - other.at,
  );

const stepAt = (step: string, moment: Date, provider: Line['provider'] = null): TimelineStep => ({
  step,
  at: secondsOf(moment),
  ...(provider !== null && { firstName: provider.firstName }),
});

const paymentOf = ([first]: readonly Line[]): readonly TimelineStep[] =>
  first === undefined ? [] : [stepAt('paid', first.paidAt)];

const answers: readonly Line['request'][] = ['accepted', 'declined', 'expired'];

const answersIn = (lines: readonly Line[]): readonly TimelineStep[] =>
  lines.flatMap(({ request, answeredAt, provider }) =>
    request !== null && answeredAt !== null && answers.includes(request)
      ? [stepAt(request, answeredAt, provider)]
      : [],
  );

const checksIn = (lines: readonly Line[]): readonly TimelineStep[] =>
  lines.flatMap(({ checkedInAt, checkedOutAt, provider }) => [
    ...(checkedInAt === null ? [] : [stepAt('checkedIn', checkedInAt, provider)]),
    ...(checkedOutAt === null ? [] : [stepAt('checkedOut', checkedOutAt, provider)]),
  ]);

const endOf = ({ status, statusChangedAt }: Event): readonly TimelineStep[] => {
  if (status === 'completed') return [stepAt('completed', statusChangedAt)];
  return status === 'cancel' ? [stepAt('cancelled', statusChangedAt)] : [];
};
