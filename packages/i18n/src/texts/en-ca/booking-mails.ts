import { fileLimits } from '@repo/domain/limits';

/** Rows of the table of facts. */
export const mailFacts = {
  event: 'Event',
  eventId: 'Event ID',
  orderNumber: 'Order number',
  eventType: 'Event type',
  time: 'Time',
  eventStart: 'Event starts',
  place: 'Place',
  area: 'Area',
  provider: '{{product}}',
  host: 'Host',
  contact: 'Contact on the day',
  phone: 'Phone',
  notes: 'Notes',
  answerBy: 'Answer by',
  newsBy: 'You’ll hear from us by',
  earnings: 'You earn about',
  extraTime: 'Extra time',
  tip: 'Tip',
  recaps: 'Recaps',
  fullRefundUntil: 'Full refund until',
  partRefundUntil: '{{percent}} refund until',
  cancelling: 'Cancellation',
  backToCard: 'Refunded to your card',
  onYourCard: 'Amounts on your card',
  backToGiftCard: 'Returned to your gift card',
  promoCode: 'Promo code',
  validUntil: 'Valid until',
  requestNumber: 'Request number',
  subject: 'Subject',
  sender: 'From',
  removedPhotos: 'Photos removed',
  email: 'Email',
};

/** Rows of the table of amounts. */
export const mailAmounts = {
  provider: '{{provider}}, {{hours}} at {{price}} an hour',
  extension: '{{provider}}, {{hours}} extra at {{price}} an hour',
  tip: 'Tip for {{provider}}',
  recap: 'Recaps, {{count}} at {{price}} each',
  discount: 'Discount',
  giftCard: 'Gift card',
  serviceFee: 'Service fee ({{rate}})',
  tax: 'HST ({{rate}})',
  totalPaid: 'Total paid',
};

const receiptWithTerms =
  'A {{percent}} refund covers {{percent}} of each line and its tax, but not the service fee.\n\nKeep this email as your receipt.';

/** What happens to bookings, told to hosts and to providers. */
export const bookingMails = {
  bookingPaid: {
    subject: 'Payment received: {{event}}',
    preview: 'Your request is on its way to {{providers}}.',
    heading: 'Thank you for your payment',
    opening:
      'We’ve received your payment of {{total}}, and your request is on its way to {{providers}}.\n\nWe’ll email you as soon as we have an answer. If someone can’t come, we refund what you paid for them and suggest someone else.',
    action: 'See my event',
    closing: receiptWithTerms,
  },
  bookingComplete: {
    subject: 'You’re booked: {{event}}',
    preview: '{{providers}} will be there.',
    heading: 'Everyone is booked',
    opening:
      'Your booking is complete and all the {{products}} are assigned to the event.\n\nWe’ve received your payment of {{total}}. {{providers}} will be there, and a calendar file is attached.',
    action: 'See my event',
    closing: receiptWithTerms,
  },
  purchasePaid: {
    subject: 'Payment received: {{event}}',
    preview: 'We’ve received your payment of {{total}}.',
    heading: 'Thank you for your payment',
    opening: 'We’ve received your payment of {{total}} for “{{event}}”. Here’s what you added:',
    action: 'See my event',
    closing: 'Keep this email as your receipt.',
  },
  paymentReturned: {
    subject: 'We’re refunding your payment: {{event}}',
    preview: 'Someone else booked the time before your payment arrived.',
    heading: 'We’re refunding your payment',
    opening:
      'Your payment for “{{event}}” reached us after we could no longer hold the time for you, and someone else had booked it. We’re sorry.\n\nNothing was booked, and we’re refunding your full payment of {{amount}}. It can take a few days to show, depending on your bank.',
    action: 'Find another time',
    closing: 'You don’t need to do anything to get your money back.',
  },
  requestReceived: {
    subject: 'A new request from {{host}}',
    preview: 'Please answer by {{deadline}}.',
    heading: 'Would you like this event?',
    opening:
      '{{host}} would like you to capture an event.\n\nPlease accept or decline by {{deadline}}. After that, the request expires.',
    action: 'Answer the request',
    closing: 'Once you accept, you see the address and your host’s full name.',
  },
  requestAccepted: {
    subject: '{{provider}} is booked: {{event}}',
    preview: 'Your request is accepted. A calendar file is attached.',
    heading: '{{provider}} will be there',
    opening:
      'Good news: {{provider}} has accepted your request and is booked for “{{event}}”.\n\nA calendar file is attached.',
    action: 'See my event',
    closing: 'We’ll remind you before it starts.',
  },
  requestDeclined: {
    subject: '{{provider}} can’t come: {{event}}',
    preview: 'We’re refunding what you paid for them.',
    heading: '{{provider}} can’t come',
    opening:
      'We’re sorry: {{provider}} can’t come to “{{event}}”.\n\nWe’re refunding what you paid for them. It can take a few days to show, depending on your bank.',
    action: 'See my event',
    closing: 'If someone else is free at that time, we’ll suggest them in another email.',
  },
  requestUnanswered: {
    subject: 'No answer from {{provider}}: {{event}}',
    preview: 'We’re refunding what you paid for them.',
    heading: '{{provider}} hasn’t answered',
    opening:
      'We’re sorry: {{provider}} didn’t answer your request for “{{event}}” in time, so it has expired.\n\nWe’re refunding what you paid for them. It can take a few days to show, depending on your bank.',
    action: 'See my event',
    closing: 'If someone else is free at that time, we’ll suggest them in another email.',
  },
  replacementsOffered: {
    subject: 'Someone else for {{event}}',
    preview: 'Available instead: {{providers}}.',
    heading: 'How about someone else?',
    opening:
      '{{provider}} can’t come to “{{event}}”, but you could book {{providers}} for the same time and place.\n\nChoose who you like. Everything you told us about the event is already there.',
    action: 'Choose my {{product}}',
    closing: 'Their time isn’t held until you’ve paid, so it’s best not to wait too long.',
  },
  jobConfirmed: {
    subject: 'You’re booked: {{event}}',
    preview: '{{host}}’s event is yours. A calendar file is attached.',
    heading: 'The event is yours',
    opening:
      'You’re booked for “{{event}}” with {{host}}. Here’s everything you need to know. A calendar file is attached.',
    action: 'See my events',
    closing: 'The address and all the details are with the event. Have a great time!',
  },
  jobExpired: {
    subject: 'The request from {{host}} has expired',
    preview: 'It wasn’t answered in time.',
    heading: 'This request has expired',
    opening:
      'The request from {{host}} wasn’t answered in time, so it has expired. Your calendar is free again at that time.',
    action: 'See my schedule',
    closing:
      'Hosts wait for every answer. If you’re away, mark those days in your schedule and you won’t get requests for them.',
  },
  jobCancelled: {
    subject: 'Cancelled: {{event}}',
    preview: 'Your calendar is free again at that time.',
    heading: 'Your booking is cancelled',
    opening: 'Your booking for “{{event}}” is cancelled, and your calendar is free again at that time.',
    action: 'See my events',
    closing: 'You don’t need to do anything.',
  },
  jobExtended: {
    subject: 'An addition to {{event}}',
    preview: '{{host}} has added something to the event.',
    heading: 'An addition to your event',
    opening: '{{host}} has added this to “{{event}}” and already paid for it:',
    action: 'See my events',
    closing: 'If the time has changed, a new calendar file is attached.',
  },
  jobReminder: {
    subject: 'Coming up: {{event}}',
    preview: 'Your hours: {{time}}.',
    heading: 'Your event is coming up',
    opening: '“{{event}}” is coming up. Your hours: {{time}}.',
    action: 'See my events',
    closing: 'Charge your devices, free up some space, and have a great time!',
  },
  providerReviewed: {
    subject: 'A review from {{host}}',
    preview: '{{host}} has reviewed your work at {{event}}.',
    heading: 'You have a new review',
    opening: '{{host}} has reviewed your work at “{{event}}”. The review is on your public profile.',
    action: 'Read and reply',
    closing: 'You can reply once, for everyone to see.',
  },
  photosRemoved: {
    subject: 'Photos of {{event}} were removed from your profile',
    preview: '{{host}} no longer agrees to them being shown as samples.',
    heading: 'We removed photos from your profile',
    opening:
      '{{host}} no longer agrees to photos of “{{event}}” being shown as samples of your work, so we removed them from your profile. They’re still in the gallery of the event.',
    action: 'See my portfolio',
    closing: `Hosts find you only with ${fileLimits.portfolioImages.from} images or more. Add others if you now have fewer.`,
  },
  eventCancelled: {
    subject: 'Cancelled: {{event}}',
    preview: 'Your event is cancelled. Here’s your refund.',
    heading: 'Your event is cancelled',
    opening:
      '“{{event}}” is cancelled, as you asked, and we’ve told everyone who was booked.\n\nHere’s your refund. It can take a few days to show, depending on your bank.',
    action: 'See my events',
    closing: 'We hope to see you again at another event.',
  },
  providerCancelled: {
    subject: '{{provider}} can’t come after all: {{event}}',
    preview: 'We’re refunding everything you paid for them.',
    heading: '{{provider}} can’t come after all',
    opening:
      'We’re very sorry: {{provider}} can’t come to “{{event}}” after all.\n\nWe’re refunding everything you paid for them. It can take a few days to show, depending on your bank.',
    action: 'See my event',
    closing: 'You can book someone else for the same time.',
  },
  refundMade: {
    subject: 'Your refund is on its way: {{event}}',
    preview: '{{amount}} is on its way back to you.',
    heading: 'Your refund is on its way',
    opening:
      'We’ve refunded {{amount}} for “{{event}}”. It can take a few days to show on your card, depending on your bank.',
    action: 'See my events',
    closing: 'You don’t need to do anything.',
  },
  eventReminder: {
    subject: 'Coming up: {{event}}',
    preview: '{{providers}}: {{time}}.',
    heading: 'Your event is coming up',
    opening: '“{{event}}” is coming up. {{providers}} will be there: {{time}}.',
    action: 'See my event',
    closing: 'If anything has changed on your side, write to us under Support.',
  },
  galleryReady: {
    subject: 'The gallery for {{event}} is ready',
    preview: 'See what {{provider}} captured.',
    heading: 'Your gallery is ready',
    opening: 'What {{provider}} captured at “{{event}}” is in your gallery.',
    action: 'Open my gallery',
    closing: 'You can download your files, and lock the ones that guests shouldn’t see.',
  },
  reviewDue: {
    subject: 'How was {{event}}?',
    preview: 'Tell us how {{providers}} did.',
    heading: 'How did it go?',
    opening: 'We hope “{{event}}” was a success. How did {{providers}} do? A rating takes a minute.',
    action: 'Write a review',
    closing: 'Your review helps the next host to choose.',
  },
  draftReceived: {
    subject: 'We’ve received your draft: {{event}}',
    preview: 'You’ll hear from us within {{draftHours}} hours.',
    heading: 'We’re looking for your {{product}}',
    opening:
      'We’ve received your draft event “{{event}}”.\n\nWe will email you within {{draftHours}} hours with a potential {{product}}(z) for your event.',
    action: 'See my events',
    closing: 'Nothing has been paid and nothing is booked. You decide once you’ve seen who we suggest.',
  },
  draftSuggested: {
    subject: 'We’ve found someone for {{event}}',
    preview: 'We suggest {{providers}}.',
    heading: 'We’ve found someone',
    opening:
      'For “{{event}}”, we suggest {{providers}}.\n\nTake a look, choose who you like, and pay to book.',
    action: 'See who we propose',
    closing: 'Their time isn’t held until you’ve paid, so it’s best not to wait too long.',
  },
  referralInvited: {
    subject: '{{host}} gives you {{amount}} off your event',
    preview: 'Your code is inside.',
    heading: '{{amount}} off your event',
    opening:
      '{{host}} thinks you’d like {{product}}: someone with a good phone and a good eye captures your event while you enjoy it.\n\nThis code takes {{amount}} off your next event.',
    action: 'Plan my event',
    closing:
      'The code works once, for an account with this email address. We won’t email you about this invitation again.',
  },
  referralRewarded: {
    subject: 'Thank you: {{amount}} off your next event',
    preview: 'Your friend had their first event. Here’s your code.',
    heading: 'Thank you for inviting a friend',
    opening:
      'A friend you invited had their first event with us. To thank you, this code takes {{amount}} off your next event.',
    action: 'Plan my next event',
    closing: 'The code works once, for your account.',
  },
};
