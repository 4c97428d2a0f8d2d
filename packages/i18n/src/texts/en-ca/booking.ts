export const booking = {
  home: {
    heading: 'Your event, photographed by someone nearby',
    introduction:
      '{{products}} are local smartphone photographers and videographers in the Greater Toronto Area, booked by the hour.',
    book: 'Book an event',
    bookHint: 'You can look around and fill a cart without an account.',
  },
  titles: { book_your_event: 'BOOK YOUR EVENT', event_booking_form: 'EVENT BOOKING FORM' },
  steps: {
    setup: 'Event setup',
    detail: 'Event detail',
    select: 'Select {{product}}',
    recap: 'Add recap (reel)',
    cart: 'Cart',
    payment: 'Payment',
  },
  stepsLabel: 'Steps of the booking',
  stepTitle: '{{step}} - {{title}}',
};
