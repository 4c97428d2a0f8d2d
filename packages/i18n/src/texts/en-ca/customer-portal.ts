export const customerPortal = {
  dashboard: {
    title: 'My account',
    heading: 'My account',
    introduction:
      'Your events, galleries and invoices live here. Book an event and it shows up on this page.',
    book: 'Book an event',
  },
};
