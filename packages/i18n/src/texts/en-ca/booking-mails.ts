/** Rows of the table of facts. */
export const mailFacts = {
  event: 'Event',
  eventId: 'Event ID',
  orderNumber: 'Order number',
  eventType: 'Kind of event',
  time: 'Time',
  eventStart: 'The event itself starts',
  place: 'Place',
  area: 'Area',
  provider: '{{product}}',
  host: 'Host',
  contact: 'Contact on the day',
  phone: 'Phone',
  notes: 'Notes',
  answerBy: 'Answer by',
  newsBy: 'You hear from us by',
  earnings: 'You earn',
  extraTime: 'Extra time',
  tip: 'Tip',
  recaps: 'Recaps',
  fullRefundUntil: 'Full refund until',
  partRefundUntil: '{{percent}} refund until',
  backToCard: 'Back to your card',
  backToGiftCard: 'Back on your gift card',
  promoCode: 'Promo code',
  validUntil: 'Valid until',
};

/** Rows of the table of amounts. */
export const mailAmounts = {
  provider: '{{provider}}, {{hours}} at {{price}} an hour',
  extension: '{{provider}}, {{hours}} longer at {{price}} an hour',
  tip: 'Tip for {{provider}}',
  recap: 'Recaps, {{count}} at {{price}} each',
  discount: 'Discount',
  giftCard: 'Gift card',
  serviceFee: 'Service fee ({{rate}})',
  tax: 'HST ({{rate}})',
  totalPaid: 'Total paid',
};

const receiptWithTerms =
  'You may cancel until {{noticeHours}} hours before the start. With {{fullRefundHours}} hours’ notice or more, everything comes back to you; with less, {{percent}} of each line and its tax, and the service fee stays with us.\n\nKeep this mail, it is your receipt.';

/** What happens to bookings, told to hosts and to providers. */
export const bookingMails = {
  bookingPaid: {
    subject: 'Payment received: {{event}}',
    preview: 'Your request is on its way to {{providers}}.',
    heading: 'Thank you, your payment is in',
    opening:
      'We have received your payment of {{total}}, and your request is on its way to {{providers}}.\n\nYou will hear from us as soon as there is an answer. Whoever cannot come costs you nothing: their part goes back to you by itself, and we propose somebody else.',
    action: 'See my event',
    closing: receiptWithTerms,
  },
  bookingComplete: {
    subject: 'You are booked: {{event}}',
    preview: '{{providers}} will be there.',
    heading: 'Everybody is booked',
    opening:
      'Your booking is complete and all the {{products}} are assigned to the event.\n\nWe have received your payment of {{total}}. {{providers}} will be there, and a file for your calendar is attached.',
    action: 'See my event',
    closing: receiptWithTerms,
  },
  purchasePaid: {
    subject: 'Payment received: {{event}}',
    preview: 'We have received your payment of {{total}}.',
    heading: 'Thank you, your payment is in',
    opening: 'We have received your payment of {{total}} for “{{event}}”. This is what you have added:',
    action: 'See my event',
    closing: 'Keep this mail, it is your receipt.',
  },
  paymentReturned: {
    subject: 'We are sending your payment back: {{event}}',
    preview: 'Your payment came after the time had gone to somebody else.',
    heading: 'Your payment goes back to you',
    opening:
      'Your payment for “{{event}}” reached us after we could no longer keep the time for you, and by then it had gone to somebody else. We are sorry.\n\nNothing was booked. All of your payment, {{amount}}, goes back by itself. Depending on your bank, it takes some days until you see it.',
    action: 'Find another time',
    closing: 'You do not have to do anything to get your money back.',
  },
  requestReceived: {
    subject: 'A new request from {{host}}',
    preview: 'Please answer by {{deadline}}.',
    heading: 'Would you like this event?',
    opening:
      '{{host}} would like you to capture an event.\n\nPlease accept or decline by {{deadline}}. After that, the request expires.',
    action: 'Answer the request',
    closing: 'Once you accept, you get the full address, and how to reach your host.',
  },
  requestAccepted: {
    subject: '{{provider}} is booked: {{event}}',
    preview: 'Your request is accepted. A file for your calendar is attached.',
    heading: '{{provider}} will be there',
    opening:
      'Good news: {{provider}} has accepted your request and is booked for “{{event}}”.\n\nA file for your calendar is attached.',
    action: 'See my event',
    closing: 'You can now write to each other on the message board of the event.',
  },
  requestDeclined: {
    subject: '{{provider}} cannot come: {{event}}',
    preview: 'Their part goes back to you by itself.',
    heading: '{{provider}} cannot come',
    opening:
      'We are sorry: {{provider}} cannot take “{{event}}”.\n\nTheir part goes back to you by itself. Depending on your bank, it takes some days until you see it.',
    action: 'See my event',
    closing: 'If somebody else is free at that time, we will propose them in another mail.',
  },
  requestUnanswered: {
    subject: 'No answer from {{provider}}: {{event}}',
    preview: 'Their part goes back to you by itself.',
    heading: '{{provider}} has not answered',
    opening:
      'We are sorry: {{provider}} has not answered your request for “{{event}}” in time, so it has expired.\n\nTheir part goes back to you by itself. Depending on your bank, it takes some days until you see it.',
    action: 'See my event',
    closing: 'If somebody else is free at that time, we will propose them in another mail.',
  },
  replacementsOffered: {
    subject: 'Somebody else for {{event}}',
    preview: '{{providers}} would be free.',
    heading: 'How about somebody else?',
    opening:
      '{{provider}} cannot come to “{{event}}”, but at the same time and place you could have {{providers}}.\n\nChoose whom you like, everything you told us about the event is already there.',
    action: 'Choose my {{product}}',
    closing: 'Their time is not kept until you have paid, so it is better not to wait for long.',
  },
  jobConfirmed: {
    subject: 'You are booked: {{event}}',
    preview: 'The event of {{host}} is yours. A file for your calendar is attached.',
    heading: 'The event is yours',
    opening:
      'You are booked for “{{event}}” with {{host}}. Here is everything you need to know, and a file for your calendar is attached.',
    action: 'See my events',
    closing: 'You can write to your host on the message board of the event. Have a great time!',
  },
  jobExpired: {
    subject: 'The request from {{host}} has expired',
    preview: 'It was not answered in time.',
    heading: 'This request has expired',
    opening:
      'The request from {{host}} was not answered in time, so it has expired. Your calendar is free again at that time.',
    action: 'See my schedule',
    closing:
      'Hosts wait for every answer. If you are away, mark the days in your schedule, and no request will reach you then.',
  },
  jobCancelled: {
    subject: 'Cancelled: {{event}}',
    preview: 'Your calendar is free again at that time.',
    heading: 'This event is cancelled for you',
    opening: '“{{event}}” is cancelled for you, and your calendar is free again at that time.',
    action: 'See my events',
    closing: 'You do not have to do anything.',
  },
  jobExtended: {
    subject: 'Something new for {{event}}',
    preview: '{{host}} has added something to the event.',
    heading: 'Something new for your event',
    opening: '{{host}} has added something to “{{event}}”, and has paid for it already:',
    action: 'See my events',
    closing: 'If the time has changed, a new file for your calendar is attached.',
  },
  jobReminder: {
    subject: 'Coming up: {{event}}',
    preview: 'You start {{time}}.',
    heading: 'Your event is coming up',
    opening: '“{{event}}” is coming up. You start {{time}}.',
    action: 'See my events',
    closing: 'Charge your devices, free some space, and have a great time!',
  },
  eventCancelled: {
    subject: 'Cancelled: {{event}}',
    preview: 'Your event is cancelled, here is what goes back to you.',
    heading: 'Your event is cancelled',
    opening:
      '“{{event}}” is cancelled, as you asked, and everybody who was to come knows.\n\nHere is what goes back to you. Depending on your bank, it takes some days until you see it.',
    action: 'See my events',
    closing: 'We hope to see you again at another event.',
  },
  providerCancelled: {
    subject: '{{provider}} cannot come after all: {{event}}',
    preview: 'Everything you paid for them goes back to you.',
    heading: '{{provider}} cannot come after all',
    opening:
      'We are very sorry: {{provider}} cannot come to “{{event}}” after all.\n\nEverything you paid for that goes back to you by itself. Depending on your bank, it takes some days until you see it.',
    action: 'See my event',
    closing: 'You can book somebody else for the same time.',
  },
  refundMade: {
    subject: 'Your money is on its way: {{event}}',
    preview: '{{amount}} is on its way back to you.',
    heading: 'Your money is on its way',
    opening:
      'We have sent back {{amount}} for “{{event}}”. Depending on your bank, it takes some days until your card shows it.',
    action: 'See my events',
    closing: 'You do not have to do anything.',
  },
  eventReminder: {
    subject: 'Coming up: {{event}}',
    preview: '{{providers}}: {{time}}.',
    heading: 'Your event is coming up',
    opening: '“{{event}}” is coming up. {{providers}} will be there: {{time}}.',
    action: 'See my event',
    closing: 'If anything has changed on your side, say so on the message board of the event.',
  },
  draftReceived: {
    subject: 'We have your draft: {{event}}',
    preview: 'You will hear from us within {{draftHours}} hours.',
    heading: 'We are looking for you',
    opening:
      'We have your draft event “{{event}}”.\n\nWe will email you within {{draftHours}} hours with a potential {{product}}(z) for your event.',
    action: 'See my events',
    closing: 'Nothing has been paid and nothing is booked. You decide once you have seen whom we propose.',
  },
  draftSuggested: {
    subject: 'We have found somebody for {{event}}',
    preview: 'We propose {{providers}}.',
    heading: 'We have found somebody',
    opening:
      'For “{{event}}” we propose {{providers}}.\n\nHave a look, choose whom you like, and pay to make your booking.',
    action: 'See whom you propose',
    closing: 'Their time is not kept until you have paid, so it is better not to wait for long.',
  },
  referralInvited: {
    subject: '{{host}} gives you {{amount}} off your event',
    preview: 'Your code is inside.',
    heading: '{{amount}} off your event',
    opening:
      '{{host}} thinks that you would like {{product}}: somebody with a good phone and a good eye captures your event, and you enjoy it.\n\nWith this code, your next event costs {{amount}} less.',
    action: 'Plan my event',
    closing:
      'The code works once, for an account with this e-mail address. We write to you about this invitation only once.',
  },
  referralRewarded: {
    subject: 'Thank you: {{amount}} off your next event',
    preview: 'Your friend has had a first event, and here is your code.',
    heading: 'Thank you for sending a friend',
    opening:
      'A friend whom you invited has had a first event with us. As a thank you, your next event costs {{amount}} less with this code.',
    action: 'Plan my next event',
    closing: 'The code works once, for your account.',
  },
};
