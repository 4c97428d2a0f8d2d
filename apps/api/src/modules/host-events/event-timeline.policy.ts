import { secondsOf } from '@repo/domain/time/unix-seconds';
import type { BookedProviderRecord, HostEventRecord, HostLineRecord } from './host-event.repository.ts';

type TimelineStep = { readonly step: string; readonly at: number; readonly firstName?: string };

type Event = Pick<HostEventRecord, 'status' | 'statusChangedAt'>;
type Line = Pick<
  HostLineRecord,
  'paidAt' | 'request' | 'answeredAt' | 'checkedInAt' | 'checkedOutAt' | 'endedAt'
> & {
  readonly provider: Pick<BookedProviderRecord, 'firstName'> | null;
};

/** Returns the steps of an event, the earliest first: payment, answers, checks and its end. */
export const timelineOf = (event: Event, lines: readonly Line[]): TimelineStep[] =>
  [
    ...paymentOf(lines),
    ...answersIn(lines),
    ...withdrawalsIn(event, lines),
    ...checksIn(lines),
    ...endOf(event),
  ].toSorted((one, other) => one.at - other.at);

/** Returns whether a line lasted until its event was cancelled, and ended with it. */
export const hasEndedWith = (event: Event, { endedAt }: Pick<Line, 'endedAt'>): boolean =>
  event.status === 'cancel' && endedAt?.getTime() === event.statusChangedAt.getTime();

const stepAt = (step: string, moment: Date, provider: Line['provider'] = null): TimelineStep => ({
  step,
  at: secondsOf(moment),
  ...(provider !== null && { firstName: provider.firstName }),
});

const paymentOf = ([first]: readonly Line[]): readonly TimelineStep[] =>
  first === undefined ? [] : [stepAt('paid', first.paidAt)];

/** What was answered; a line that was cancelled after its answer had been accepted. */
const answers: Readonly<Record<NonNullable<Line['request']>, string | undefined>> = {
  pending: undefined,
  accepted: 'accepted',
  declined: 'declined',
  expired: 'expired',
  cancelled: 'accepted',
};

const answersIn = (lines: readonly Line[]): readonly TimelineStep[] =>
  lines.flatMap(({ request, answeredAt, provider }) => {
    const answer = request === null ? undefined : answers[request];
    return answer === undefined || answeredAt === null ? [] : [stepAt(answer, answeredAt, provider)];
  });

/** Providers who were booked, and whose line was cancelled while the event went on. */
const withdrawalsIn = (event: Event, lines: readonly Line[]): readonly TimelineStep[] =>
  lines.flatMap((line) =>
    line.request === 'cancelled' && line.endedAt !== null && !hasEndedWith(event, line)
      ? [stepAt('withdrawn', line.endedAt, line.provider)]
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
