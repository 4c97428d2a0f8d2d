import { calendarDayInUtc } from '@repo/domain/time/calendar-day';
import { instantOf } from '@repo/domain/time/wall-clock';
import { bookableProviderOf, searchOf } from '../../../model/api/availability.ts';
import { moveEventTo } from './other-time.ts';
import { emptyEventForm } from '../../../model/store/event-form.ts';

const day = calendarDayInUtc(1_800_057_600);
const time = (minute: number) => ({ eventDate: day, startsAtSeconds: instantOf(day, minute), count: 1 });

test.each([
  ['both at once', 600, 600, 720, 720, 720],
  ['the event an hour after the provider', 660, 600, 720, 780, 720],
  ['never on another day', 1380, 600, 720, 720, 720],
])('[A-76] moves an event to another time: %s', (_, event, provider, offered, eventAfter, providerAfter) => {
  const values = { ...emptyEventForm, eventStartMinute: event, providerStartMinute: provider };
  expect(moveEventTo(values, time(offered))).toMatchObject({
    eventDate: day,
    eventStartMinute: eventAfter,
    providerStartMinute: providerAfter,
  });
});

test('[D-R01] builds a search of day, place, start in Toronto, whole hours and postal code, once all are known', () => {
  const values = {
    ...emptyEventForm,
    eventDate: day,
    providerStartMinute: 840,
    durationHours: 3,
    location: { address: 'x', coordinates: { latitude: 43.6, longitude: -79.4 }, postalCode: 'M5V 2T6' },
  };
  expect(searchOf(values)).toEqual({
    eventDate: day,
    userLongitude: -79.4,
    userLatitude: 43.6,
    sBStartTime: instantOf(day, 840),
    duration: 3,
    postalCode: 'M5V 2T6',
  });
  expect(searchOf({ ...values, durationHours: null })).toBeUndefined();
});

test('[D-R11] converts a provider of the API to a card in cents, with one portfolio and all images', () => {
  const portfolio = { profileImageUrl: '/me.jpg', profileName: 'Maya', bio: 'Hi' };
  const sizes = [{ widthPx: 320, url: '/1.320.webp' }];
  expect(
    bookableProviderOf({
      id: 7,
      firstName: 'Maya',
      lastName: 'Chen',
      hourlyRate: 58.5,
      averageReview: null,
      device: null,
      images: ['1.jpg', '2.jpg'],
      sbportfolioGalleries: [
        { ...portfolio, imageUrl: '/1.jpg', widthPx: 600, heightPx: 400, sizes },
        { ...portfolio, imageUrl: '/2.jpg', widthPx: null, heightPx: null, sizes: [] },
      ],
    }),
  ).toMatchObject({
    hourlyRateCents: 5850,
    rating: null,
    deviceName: null,
    images: [
      { src: '/1.jpg', srcSet: '/1.320.webp 320w, /1.jpg 600w', width: 600, height: 400 },
      { src: '/2.jpg' },
    ],
  });
});
