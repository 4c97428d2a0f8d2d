export const customerPortal = {
  dashboard: 'My account',
  tabs: {
    MyEvents: 'My Events',
    MyAccount: 'My Account',
    AttendedEvents: 'Attended Events',
    ReferAFriend: 'Refer a Friend',
    Support: 'Support',
  },
  /** The pages that are still to come. */
  later: {
    AttendedEvents: {
      title: 'Galleries of other hosts aren’t open yet',
      text: 'Soon you’ll enter the event ID that a host gave you here, and see the photos of their event.',
    },
  },
  event: {
    heading: 'MY EVENTS',
    back: 'BACK TO MY ACCOUNT',
    missing: {
      title: 'We can’t find this event',
      text: 'It isn’t among the events of this account. Did you book it with another one?',
      events: 'See your events',
    },
    tabs: {
      Extend: 'EXTEND YOUR {{product}}',
      Tip: 'TIP YOUR {{product}}',
      Gallery: 'ACCESS GALLERY',
      Invoice: 'DOWNLOAD INVOICE',
      Review: 'REVIEW YOUR {{product}}',
      MessageBoard: 'MESSAGE BOARD',
    },
    later: {
      MessageBoard: {
        title: 'Messages aren’t open yet',
        text: 'Soon you’ll chat with every {{product}} who has accepted this event here.',
      },
    },
  },
};
