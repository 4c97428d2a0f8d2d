/** The two optional consents of an event, in its form and after the booking. A new wording needs a new version. */
export const eventConsents = {
  marketing: '{{products}} and we may show photos of my event as samples of our work.',
  marketingHint: 'Optional. We don’t show anything in the first 7 days after the event.',
  gallerySharing: 'My {{product}} may share the gallery with guests.',
  gallerySharingHint:
    'Optional. Without it, only you can share the gallery. You can lock individual photos either way.',
  ofEvent: 'What you agree to for {{event}}',
  list: {
    heading: 'Photos of your events',
    introduction:
      'What you agree to for each event. You can change your mind at any time. Changes are saved right away.',
    loading: 'Loading your events',
    none: 'You have no booked events yet. What you agree to when you book can be changed here.',
    more: 'These are your newest events. For another one, open its gallery from My events.',
  },
  withdrawing: {
    title: 'No longer show photos of {{event}}?',
    text: 'Photos of this event are removed from the profiles of its {{products}} right away. If you agree again later, they don’t come back by themselves.',
    confirm: 'Withdraw',
    cancel: 'Keep it',
  },
};
