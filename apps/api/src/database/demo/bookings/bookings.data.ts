/** How an event of the demonstration came to be and what became of it. */
export type DemoBooking = {
  readonly host: string;
  readonly name: string;
  readonly eventTypeId: number;
  /** From today; negative for what is over. */
  readonly daysAhead: number;
  readonly startMinute: number;
  readonly hours: number;
  readonly recaps: number;
  /** What each provider who was asked has said. */
  readonly asked: Readonly<Record<string, 'accepts' | 'declines' | 'is silent'>>;
  readonly isCancelled?: true;
};

const at = (hour: number): number => hour * 60;

/** Events in every status, most of them of the host whom the documents name. */
export const demoBookings: readonly DemoBooking[] = [
  {
    host: 'host',
    name: 'Nana’s eightieth birthday',
    eventTypeId: 1,
    daysAhead: -12,
    startMinute: at(13),
    hours: 3,
    recaps: 1,
    asked: { maya: 'accepts' },
  },
  {
    host: 'host',
    name: 'Spring showcase at the studio',
    eventTypeId: 11,
    daysAhead: -5,
    startMinute: at(18),
    hours: 2,
    recaps: 0,
    asked: { maya: 'accepts', devon: 'accepts' },
  },
  {
    host: 'host',
    name: 'Robin and Sam, the wedding',
    eventTypeId: 2,
    daysAhead: 18,
    startMinute: at(14),
    hours: 6,
    recaps: 2,
    asked: { maya: 'accepts', devon: 'accepts' },
  },
  {
    host: 'host',
    name: 'Team dinner',
    eventTypeId: 10,
    daysAhead: 9,
    startMinute: at(18),
    hours: 3,
    recaps: 0,
    asked: { maya: 'accepts', devon: 'is silent' },
  },
  {
    host: 'host',
    name: 'Graduation picnic',
    eventTypeId: 7,
    daysAhead: 24,
    startMinute: at(12),
    hours: 2,
    recaps: 0,
    asked: { devon: 'accepts' },
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
    asked: { devon: 'declines' },
  },
  {
    host: 'nadia',
    name: 'Baby shower for Nadia',
    eventTypeId: 5,
    daysAhead: 11,
    startMinute: at(14),
    hours: 2,
    recaps: 1,
    asked: { maya: 'is silent' },
  },
  {
    host: 'oliver',
    name: 'Silver anniversary',
    eventTypeId: 4,
    daysAhead: 15,
    startMinute: at(17),
    hours: 4,
    recaps: 0,
    asked: { maya: 'is silent', devon: 'accepts' },
  },
  {
    host: 'chidi',
    name: 'Launch night',
    eventTypeId: 10,
    daysAhead: 21,
    startMinute: at(18),
    hours: 3,
    recaps: 1,
    asked: { devon: 'is silent' },
  },
];

/** Who waits to be proposed somebody. */
export const demoDraft = {
  host: 'host',
  name: 'Sunrise at the bluffs',
  eventTypeId: 8,
  daysAhead: 30,
  startMinute: at(8),
  hours: 10,
} as const;
