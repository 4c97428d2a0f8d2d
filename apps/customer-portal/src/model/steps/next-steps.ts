import type { HostEvent } from '@repo/contracts/events/host-events';
import { galleryReadyBy } from '@repo/domain/gallery/delivery-times';
import { rangeOfHours } from '@repo/domain/time/time-range';

type StepName = (typeof pastSteps)[number] | 'waiting' | 'day' | 'gallery' | 'lateGallery' | 'review';

export type NextStep = {
  readonly name: StepName;
  readonly state: 'done' | 'current' | 'next' | 'toDo';
  /** When it happened, or until when it is expected. */
  readonly atSeconds?: number;
  /** The providers who took the step, or whose answers are awaited. */
  readonly who?: readonly string[];
};

const pastSteps = [
  'paid',
  'accepted',
  'declined',
  'expired',
  'withdrawn',
  'cancelled',
  'checkedIn',
  'checkedOut',
] as const;

/** Returns what has happened to an event, what happens now and what is to come, in the order of time. */
export function nextStepsOf(event: HostEvent, nowSeconds: number): readonly NextStep[] {
  const past = (event.timeline ?? []).flatMap(({ step, at, firstName }): readonly NextStep[] => {
    const name = pastSteps.find((known) => known === step);
    if (name === undefined) return [];
    const who = firstName === undefined ? {} : { who: [firstName] };
    return [{ name, state: 'done', atSeconds: at, ...who }];
  });
  if (event.status === 'cancel') return past;
  const [day, ...later] = laterOf(event, nowSeconds);
  const isBefore = ({ atSeconds = 0 }: NextStep): boolean => atSeconds <= event.sbstartTime;
  return [
    ...past.filter(isBefore),
    ...waitingOf(event),
    day,
    ...past.filter((step) => !isBefore(step)),
    ...later,
  ];
}

const waitingOf = ({ deadline, waitingFor }: HostEvent): readonly NextStep[] =>
  typeof deadline === 'number'
    ? [{ name: 'waiting', state: 'current', atSeconds: deadline, who: waitingFor }]
    : [];

/** Returns the length of an event with its paid extension. */
export const wholeHoursOf = ({ duration, extendedHours = 0 }: HostEvent): number => duration + extendedHours;

/**
 * The day, the gallery and the review; the first one that is not over is the current or next one, unless answers are due.
 * The gallery is done once something is in it, and late if nothing is when it was promised.
 */
function laterOf(event: HostEvent, nowSeconds: number): readonly [NextStep, ...NextStep[]] {
  const { startsAtSeconds, endsAtSeconds } = rangeOfHours(event.sbstartTime, wholeHoursOf(event));
  const readyBy = galleryReadyBy(endsAtSeconds);
  const isWaiting = typeof event.deadline === 'number';
  const isDayOver = event.status === 'completed' || nowSeconds >= endsAtSeconds;
  const isReady = event.isGalleryReady === true;
  const isLate = isDayOver && !isReady && nowSeconds >= readyBy;
  const comingDay = nowSeconds >= startsAtSeconds ? 'current' : 'next';
  return [
    { name: 'day', state: isDayOver ? 'done' : isWaiting ? 'toDo' : comingDay, atSeconds: startsAtSeconds },
    isReady
      ? { name: 'gallery', state: 'done' }
      : {
          name: isLate ? 'lateGallery' : 'gallery',
          state: isDayOver ? 'current' : 'toDo',
          atSeconds: readyBy,
        },
    { name: 'review', state: event.isReviewed === true ? 'done' : isReady && isDayOver ? 'next' : 'toDo' },
  ];
}
