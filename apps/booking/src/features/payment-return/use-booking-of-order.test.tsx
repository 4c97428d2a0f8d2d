import { configureStore } from '@reduxjs/toolkit';
import { cents } from '@repo/domain/money/cents';
import { calendarDayInUtc } from '@repo/domain/time/calendar-day';
import { renderHook } from '@testing-library/react';
import { Provider } from 'react-redux';
import { emptyEventForm, eventForm, eventFormCompleted, orderPlaced } from '../../model/store/event-form.ts';
import { recap } from '../../model/store/recap.ts';
import { savedCart, savedCartOpened } from '../../model/store/saved-cart.ts';
import { selection } from '../../model/store/selection.ts';
import { useBookingOfOrder } from './use-booking-of-order.ts';

const order = { eventId: 3, orderItemGroupId: 4 };
const ana = { providerId: 5, name: 'Ana' };
const addition = {
  kind: 'addition',
  ...order,
  orderId: 2,
  eventName: 'Jubilee',
  eventDate: null,
  startsAtSeconds: null,
  durationHours: 2,
  suggested: [],
  lines: [
    { ...ana, kind: 'extension', extraHours: 1, startsAtSeconds: 1_900_007_200 },
    { ...ana, kind: 'tip', tipCents: cents(2000) },
  ],
  unpaidOrderId: 4,
} as const;

/** Returns the booking found for the order after these events. */
function found(
  ...events: readonly ReturnType<typeof orderPlaced | typeof savedCartOpened | typeof eventFormCompleted>[]
) {
  const store = configureStore({
    reducer: {
      eventForm: eventForm.reducer,
      recap: recap.reducer,
      savedCart: savedCart.reducer,
      selection: selection.reducer,
    },
  });
  for (const event of events) store.dispatch(event);
  const { result } = renderHook(() => useBookingOfOrder(order), {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  return result.current;
}

test('[A-84] returns what was added to a booked event, and names no provider as newly booked', () => {
  expect(found(savedCartOpened(addition))).toMatchObject({
    eventName: 'Jubilee',
    providerNames: [],
    added: addition.lines,
  });
});

test('[A-72] matches a booking to its order by both ids, also while the cart of another event is open', () => {
  expect(found(orderPlaced(order))).toBeDefined();
  expect(found(orderPlaced({ ...order, orderItemGroupId: 9 }))).toBeUndefined();
  expect(found(orderPlaced({ ...order, eventId: 9 }))).toBeUndefined();
  expect(found(orderPlaced(order), savedCartOpened({ ...addition, eventId: 9 }))?.eventName).toBe('');
  expect(found(savedCartOpened({ ...addition, unpaidOrderId: null }))).toBeUndefined();
});

test('returns the end and the place of a booking, but not of an addition, which may extend the event', () => {
  const startsAtSeconds = 1_900_000_000;
  const draft = { ...addition, kind: 'draft', startsAtSeconds, lines: [] } as const;
  expect(found(savedCartOpened(draft))).toMatchObject({
    startsAtSeconds,
    endsAtSeconds: startsAtSeconds + 7200,
  });
  expect(found(savedCartOpened({ ...addition, startsAtSeconds }))).toMatchObject({ endsAtSeconds: null });
  const values = {
    ...emptyEventForm,
    eventDate: calendarDayInUtc(startsAtSeconds),
    providerStartMinute: 600,
    durationHours: 3,
    location: { address: '1 King St W', coordinates: null, postalCode: null },
  };
  const booked = found(eventFormCompleted(values), orderPlaced(order));
  expect(booked?.address).toBe('1 King St W');
  expect((booked?.endsAtSeconds ?? 0) - (booked?.startsAtSeconds ?? 0)).toBe(3 * 3600);
});
