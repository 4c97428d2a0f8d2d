export const providerPortal = {
  dashboard: 'My work',
  hour: '{{count}} hour',
  hours: '{{count}} hours',
  tabs: {
    EventRequests: 'EVENT REQUESTS',
    MyEvents: 'MY EVENTS',
    ReelEvents: 'RECAP EVENTS',
    MyProfile: 'MY PROFILE',
    MySchedule: 'MY SCHEDULE',
    MyPortfolio: 'MY PORTFOLIO',
    MyInfo: 'MY INFO',
    MessageBoard: 'MESSAGE BOARD',
    Application: 'Be a {{product}}',
  },
  /** The pages that are still to come. */
  later: {
    ReelEvents: {
      title: 'Recap orders aren’t open yet',
      text: 'Soon you’ll download the photos of an event here, read what the host wants in the recap, and upload it.',
    },
    MessageBoard: {
      title: 'Messages aren’t open yet',
      text: 'Soon you’ll chat with the host of an event here.',
    },
  },
};
