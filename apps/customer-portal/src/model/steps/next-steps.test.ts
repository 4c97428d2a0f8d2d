import type { HostEvent } from '@repo/contracts/events/host-events';
import { nextStepsOf } from './next-steps.ts';

const start = Date.UTC(2027, 5, 5, 18) / 1000;
const hour = 3600;

const event = (changes: Partial<HostEvent> = {}): HostEvent => ({
  id: 9,
  publicId: 'ABCDEFGHJKLM',
  status: 'upcoming',
  eventName: 'Gala',
  eventDate: Date.UTC(2027, 5, 5) / 1000,
  duration: 2,
  eventStartTime: start,
  sbstartTime: start,
  eventType: { name: 'Wedding' },
  eventLocation: [],
  waitingFor: [],
  sbList: '',
  isConsentForMarketing: true,
  isGallerySharedPermission: true,
  isReelExist: false,
  isCancelEventAllowed: true,
  order: [],
  orders: [],
  sbInfo: [],
  email: 'host@demo.test',
  timeline: [
    { step: 'paid', at: 1 },
    { step: 'accepted', at: 2 },
  ],
  deadline: null,
  ...changes,
});

const shortly = (changes: Partial<HostEvent>, nowSeconds: number) =>
  nextStepsOf(event(changes), nowSeconds).map(({ name, state }) => `${name} ${state}`);

const past = ['paid done', 'accepted done'];

test('an accepted event waits for its day, then for the gallery, then for a review', () => {
  expect(shortly({}, start - 1)).toEqual([...past, 'day next', 'gallery toDo', 'review toDo']);
  expect(shortly({}, start)).toEqual([...past, 'day current', 'gallery toDo', 'review toDo']);
  expect(shortly({}, start + 2 * hour)).toEqual([...past, 'day done', 'gallery current', 'review toDo']);
  const ready = { status: 'completed', isGalleryReady: true } as const;
  expect(shortly(ready, start + 3 * hour)).toEqual([...past, 'day done', 'gallery done', 'review next']);
});

test('[J-R05] an empty gallery is late from the promised time on, and not done', () => {
  const completed = { status: 'completed', isGalleryReady: false } as const;
  expect(shortly(completed, start + 26 * hour - 1)).toContain('gallery current');
  expect(shortly(completed, start + 26 * hour)).toEqual([
    ...past,
    'day done',
    'lateGallery current',
    'review toDo',
  ]);
});

test('[J-R05] a gallery that is filled while others still work is done, and the review waits for the end', () => {
  const steps = shortly({ isGalleryReady: true }, start + hour);
  expect(steps).toEqual([...past, 'day current', 'gallery done', 'review toDo']);
});

test('an open request is awaited until its deadline, before the day', () => {
  const steps = nextStepsOf(
    event({ status: 'pending', deadline: start - hour, waitingFor: ['Ana', 'Ben'] }),
    start - 9 * hour,
  );
  expect(steps.find(({ state }) => state === 'current')).toEqual({
    name: 'waiting',
    state: 'current',
    atSeconds: start - hour,
    who: ['Ana', 'Ben'],
  });
  expect(steps.filter(({ state }) => state === 'current')).toHaveLength(1);
});

test('[J-R05] what a provider did on the day stands in the order of time, around the start', () => {
  const timeline = [
    { step: 'paid', at: 1 },
    { step: 'checkedIn', at: start, firstName: 'Ana' },
    { step: 'checkedOut', at: start + hour, firstName: 'Ana' },
  ];
  expect(nextStepsOf(event({ timeline }), start + hour + 1).slice(1, 4)).toEqual([
    { name: 'checkedIn', state: 'done', atSeconds: start, who: ['Ana'] },
    { name: 'day', state: 'current', atSeconds: start },
    { name: 'checkedOut', state: 'done', atSeconds: start + hour, who: ['Ana'] },
  ]);
});

test('an event that was completed before its end is over', () => {
  expect(shortly({ status: 'completed' }, start + hour)).toContain('day done');
});

test('a cancelled event has no next steps', () => {
  const timeline = [
    { step: 'paid', at: 1 },
    { step: 'cancelled', at: 3 },
  ];
  expect(shortly({ status: 'cancel', timeline }, start)).toEqual(['paid done', 'cancelled done']);
});

test('the review is done once every provider is reviewed', () => {
  const changes = { status: 'completed', isReviewed: true, isGalleryReady: true } as const;
  expect(shortly(changes, start + 26 * hour)).toEqual([...past, 'day done', 'gallery done', 'review done']);
});

test('[K-R06] the day and the gallery wait for the end of a paid extension', () => {
  const changes = { extendedHours: 2 };
  expect(shortly(changes, start + 3 * hour)).toContain('day current');
  expect(shortly(changes, start + 4 * hour)).toContain('day done');
  expect(shortly(changes, start + 27 * hour)).toContain('gallery current');
  expect(shortly(changes, start + 28 * hour)).toContain('lateGallery current');
});
