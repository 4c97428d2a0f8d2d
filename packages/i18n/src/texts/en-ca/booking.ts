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
        text: 'See portfolios, reviews and the full price. From {{price}} for {{hours}} hours, before HST.',
      },
      enjoy: {
        heading: 'Get your gallery',
        text: 'Your photos are ready within {{ready}} hours after the event. Add a short video recap if you like.',
      },
    },
    refundNote:
      'You pay by card when you book, then your {{product}} has to accept. If they can’t come, we refund everything you paid for them. You can cancel for a full refund until {{full}} hours before your {{product}} starts, or for a {{percent}} refund without the service fee until {{last}} hours before.',
  },
};
