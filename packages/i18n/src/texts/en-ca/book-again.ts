export const bookAgain = {
  loading: 'Loading your event',
  heading: 'Book “{{event}}” again',
  kept: 'We’ve kept the place, the times and everything else you entered. You only choose a new date and check the rest.',
  providers_one: '{{names}} is already in your selection. We’ll check whether they’re free on the new date.',
  providers_other:
    '{{names}} are already in your selection. We’ll check whether they’re free on the new date.',
  unavailable_one: '{{names}} no longer takes bookings. You can choose someone else for the new date.',
  unavailable_other: '{{names}} no longer take bookings. You can choose someone else for the new date.',
  replaces: 'You’ve already started another booking. Continuing here replaces it.',
  start: 'Choose a date',
  leave: 'Back to my account',
  keep: 'Go on with my other booking',
  gone: 'This event can’t be booked again',
  goneText: 'Only completed and cancelled events of your own can be booked again.',
};
