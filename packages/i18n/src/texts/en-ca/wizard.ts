export const wizard = {
  titles: { book_your_event: 'BOOK YOUR EVENT', event_booking_form: 'EVENT BOOKING FORM' },
  steps: {
    setup: 'Event setup',
    detail: 'Event detail',
    select: 'Select {{product}}',
    recap: 'Add recap (reel)',
    cart: 'Cart',
    payment: 'Payment',
  },
  stepsLabel: 'Booking steps',
  stepTitle: '{{step}} - {{title}}',
  changedElsewhere: 'This booking was changed in another tab. You’re looking at the latest version.',
  summary: {
    heading: 'Your booking',
    provider: '{{name}} · {{hours}} × {{rate}}',
    recap: 'Recap · {{quantity}} × {{price}}',
    discount: 'Discount',
    serviceFee: 'Service fee ({{percent}})',
    tax: 'HST ({{percent}})',
    total: 'Total (CAD)',
    show: 'Show details',
    note: 'You pay on the last step.',
  },
  cancellation: {
    full: 'Cancel by {{full}} for a full refund, or by {{last}} for a {{percent}} refund without the service fee.',
    partial:
      'It’s too late for a full refund. Cancel by {{last}} for a {{percent}} refund without the service fee.',
    none: 'This event starts in less than {{last}} hours, so you can’t cancel it for a refund.',
    started: 'The event has already started, so what you add now can’t be cancelled for a refund.',
  },
  acceptance: {
    new_one:
      'Your {{product}} still has to accept, within {{hours}} hours of your payment. If they decline or don’t answer, you get everything back.',
    new_other:
      'Each {{product}} still has to accept, within {{hours}} hours of your payment. If one declines or doesn’t answer, you get everything you paid for them back.',
    draft:
      'A {{product}} who hasn’t agreed yet has {{hours}} hours from your payment to accept. If they decline or don’t answer, you get everything you paid for them back.',
  },
  refusal: {
    title: 'This account can’t book events',
    explanation: 'To book an event, log out and continue as a guest, or log in with a host account.',
    logOut: 'Log out',
  },
  startOver: {
    button: 'Start a new booking',
    question: 'Start a new booking?',
    explanation: 'This clears the details you’ve entered for this booking.',
    confirm: 'Start over',
    keep: 'Keep this booking',
  },
};
