export const providerPortal = {
  dashboard: {
    title: 'My work',
    heading: 'My work',
    introduction: 'Event requests, your schedule and your portfolio live here.',
    home: 'See what hosts see',
  },
};
