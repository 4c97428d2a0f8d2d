/** An event of the demo, from its booking to its outcome. */
export type DemoBooking = {
  /** The username of the host. */
  readonly host: string;
  readonly name: string;
  readonly eventTypeId: number;
  /** Days from today; negative for a past event. */
  readonly daysAhead: number;
  readonly startMinute: number;
  readonly hours: number;
  readonly recaps: number;
  /** The answer of each requested provider, by username. */
  readonly requests: Readonly<Record<string, 'accepted' | 'declined' | 'pending'>>;
  readonly isCancelled?: true;
};

const at = (hour: number): number => hour * 60;

/** Events in every status, most of them of the demo account in the README. */
export const demoBookings: readonly DemoBooking[] = [
  {
    host: 'host',
    name: 'Nana’s eightieth birthday',
    eventTypeId: 1,
    daysAhead: -12,
    startMinute: at(13),
    hours: 3,
    recaps: 1,
    requests: { maya: 'accepted' },
  },
  {
    host: 'host',
    name: 'Spring showcase at the studio',
    eventTypeId: 11,
    daysAhead: -5,
    startMinute: at(18),
    hours: 2,
    recaps: 0,
    requests: { maya: 'accepted', devon: 'accepted' },
  },
  {
    host: 'host',
    name: 'Robin and Sam, the wedding',
    eventTypeId: 2,
    daysAhead: 18,
    startMinute: at(14),
    hours: 6,
    recaps: 2,
    requests: { maya: 'accepted', devon: 'accepted' },
  },
  {
    host: 'host',
    name: 'Team dinner',
    eventTypeId: 10,
    daysAhead: 9,
    startMinute: at(18),
    hours: 3,
    recaps: 0,
    requests: { maya: 'accepted', devon: 'pending' },
  },
  {
    host: 'host',
    name: 'Graduation picnic',
    eventTypeId: 7,
    daysAhead: 24,
    startMinute: at(12),
    hours: 2,
    recaps: 0,
    requests: { devon: 'accepted' },
    isCancelled: true,
  },
  {
    host: 'host',
    name: 'Engagement at the harbour',
    eventTypeId: 3,
    daysAhead: 13,
    startMinute: at(19),
    hours: 2,
    recaps: 0,
    requests: { devon: 'declined' },
  },
  {
    host: 'nadia',
    name: 'Baby shower for Nadia',
    eventTypeId: 5,
    daysAhead: 11,
    startMinute: at(14),
    hours: 2,
    recaps: 1,
    requests: { maya: 'pending' },
  },
  {
    host: 'oliver',
    name: 'Silver anniversary',
    eventTypeId: 4,
    daysAhead: 15,
    startMinute: at(17),
    hours: 4,
    recaps: 0,
    requests: { maya: 'pending', devon: 'accepted' },
  },
  {
    host: 'chidi',
    name: 'Launch night',
    eventTypeId: 10,
    daysAhead: 21,
    startMinute: at(18),
    hours: 3,
    recaps: 1,
    requests: { devon: 'pending' },
  },
];

/** A draft that waits for an operator to suggest providers. */
export const demoDraft = {
  host: 'host',
  name: 'Sunrise at the bluffs',
  eventTypeId: 8,
  daysAhead: 30,
  startMinute: at(8),
  hours: 10,
} as const;

export type DemoDraft = typeof demoDraft;
