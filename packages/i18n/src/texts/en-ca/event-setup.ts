import { bookingLimits, textLimits } from '@repo/domain/limits';

export const eventSetup = {
  introduction:
    'Tell us about your event, and we’ll show you the {{products}} who are free. It takes about three minutes.',
  next: 'Next',
  saved: 'Saved on this device',
  lists: {
    title: 'Part of this form didn’t load',
    explanation:
      'We need the event types and the areas we serve before you can continue. What you’ve entered is safe.',
    retry: 'Try again',
  },
  what: {
    heading: 'What is the event?',
    introduction: 'Your {{product}} reads this before the day.',
    eventName: 'Event name',
    eventNameHint: 'As you’d write it on an invitation, like “Maya turns 30”.',
    eventType: 'Event type',
    choose: 'Choose…',
    shotList: 'Shot list',
    shotListHint:
      'What we usually photograph at this kind of event. Add anything else you’d like photographed in the notes.',
    shotListFailed: 'The shot list didn’t load. You can continue without it.',
    additionalNotes: 'Additional notes',
    notesHint: 'Surprises, people we shouldn’t miss, what to wear.',
    notesRequiredHint: 'Tell us what kind of event it is and what matters most.',
  },
  when: {
    heading: 'When is it?',
    introduction:
      'All times are Toronto time. Your {{product}} may start before or after your guests arrive.',
    eventDate: 'Event date',
    eventDateHint: `From tomorrow, up to ${bookingLimits.latestMonthsAhead} months ahead.`,
    eventStart: 'Event start time',
    eventStartHint: 'When your guests arrive, Toronto time.',
    providerStart: '{{product}} start time',
    providerStartHint: 'When your {{product}} begins, Toronto time.',
    duration: 'Duration',
    durationHint: 'How long your {{product}} stays.',
    hours_one: '{{count}} hour',
    hours_other: '{{count}} hours',
    arrival: 'Your {{product}} arrives at {{from}} and stays until {{until}}',
  },
  where: {
    heading: 'Where is it?',
    introduction: 'We serve select cities in the Greater Toronto Area.',
    location: 'Event location',
    locationHint: 'Start typing, then choose an address from the list so we can check we serve it.',
    apartment: 'Apartment',
    apartmentHint: 'Suite, floor, buzzer or room.',
    unchecked: 'We couldn’t check this address. Choose it again in a moment.',
    contactUs: 'Go to Contact us',
    served: 'We serve this area.',
  },
  contact: {
    heading: 'Who’s the contact?',
    introduction: 'So your {{product}} can find you on the day.',
    contactName: 'Contact name',
    contactNameHint: 'The person your {{product}} asks for on arrival.',
    contactNumber: 'Contact number',
    contactNumberHint: `${textLimits.phoneDigits.from} or ${textLimits.phoneDigits.to} digits, like (416) 555-0199.`,
  },
  consents: {
    heading: 'Your agreement',
    introduction: 'The first two are required to book. The others are up to you.',
    questions: 'Questions first? <contact>Contact us</contact>.',
    terms: 'I agree to the <terms>terms and conditions</terms>.',
    termsName: 'Terms and conditions',
    privacy: 'I have read the <privacy>privacy policy</privacy> and agree to it.',
    privacyName: 'Privacy policy',
  },
};
