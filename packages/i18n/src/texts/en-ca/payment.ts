export const payment = {
  pageTitle: 'Payment',
  pending: 'processing....',
  pendingHint: 'We are asking the card payment provider about your payment. This page goes on by itself.',
  pendingLong: 'This takes longer than usual. You can stay here, or close the page: we will e-mail you.',
  successTitle: 'Thank You',
  success:
    'Your payment has been processed. Check your email for further details regarding your booking or other transactions made through our {{product}} website.',
  successAgreed: 'Your booking is complete and all the {{products}} are assigned to the event.',
  summary: {
    heading: 'What you booked',
    event: 'Event',
    when: 'When',
    providers: 'Your {{products}}',
    recap: 'Recap (reel)',
    included: 'Included',
    total: 'Paid',
  },
  next: {
    heading: 'What happens next',
    request:
      'Your {{product}} gets your request and has to accept it. If nobody can come, you get your money back.',
    agreed: 'Your {{product}} has agreed to come. There is nothing more to confirm.',
    mail: 'The receipt and all details are on their way to you by e-mail.',
    messages: 'Under My Account you can write to your {{product}} and follow your event.',
    addition: 'Under My Account you see what was added to your event.',
  },
  myAccount: 'My Account',
  another: 'Book another event',
  failureTitle: 'Something went wrong',
  failureExplanation:
    'Your booking is not complete. If your card was charged, the amount goes back to it by itself.',
  unreachable: 'We could not reach the server, so we do not know yet whether your payment went through.',
  lateTitle: 'We’ll e-mail you',
  late: 'Your payment has not been confirmed yet. As soon as it is, we’ll e-mail you. If you left the payment page without paying, nothing has been charged and you can try again.',
  tryAgain: 'Try again',
  tryAgainHint: 'Your cart was kept as it was.',
  checkAgain: 'Ask again',
};
