export const booking = {
  home: {
    heading: 'Your event, photographed by someone nearby',
    introduction:
      '{{products}} are local smartphone photographers and videographers in the Greater Toronto Area, booked by the hour.',
    book: 'Book an event',
    bookHint: 'You can look around and fill a cart without an account.',
    howHeading: 'How it works',
    how: {
      tell: {
        heading: 'Tell us about your event',
        text: 'What, when and where. We serve the Greater Toronto Area.',
      },
      reserve: {
        heading: 'Reserve who you like',
        text: 'See portfolios, reviews and the whole price. From {{price}} for {{hours}} hours, before HST.',
      },
      enjoy: {
        heading: 'Get your gallery',
        text: 'Your photos are ready within {{ready}} hours after the event. Add a short video recap if you wish.',
      },
    },
    refundNote:
      'You pay by card when you book. If a {{product}} cannot come, what you paid for them comes back in full, and you can cancel free of charge until {{notice}} hours before.',
  },
};
