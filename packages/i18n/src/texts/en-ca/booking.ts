export const booking = {
  home: {
    heading: 'Your event, photographed by someone nearby',
    introduction:
      '{{products}} are local smartphone photographers and videographers in the Greater Toronto Area, booked by the hour.',
    book: 'Book an event',
    bookHint: 'You can look around and fill a cart without an account.',
  },
  landing: {
    title: 'Book event photographers',
    heading: 'Your event, photographed by someone nearby',
    introduction:
      '{{products}} are local smartphone photographers and videographers in the Greater Toronto Area. Book by the hour, add a short video recap, and share the gallery with your guests.',
    chooseHeading: 'What are you celebrating?',
    chooseHint: 'Pick the kind of event. We keep your choice on this device.',
    saved: 'Saved on this device: {{name}}',
    none: 'There are no event types yet.',
  },
};
