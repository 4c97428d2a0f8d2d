/** Settings of an account that hosts and providers share. */
export const accountSettings = {
  devices: {
    heading: 'Your devices',
    introduction: 'You’re logged in on these devices. Log out of any you don’t recognize.',
    loading: 'Loading your devices',
    list: 'Devices you’re logged in on',
    both: '{{browser}} on {{system}}',
    unknown: 'Unknown device',
    thisDevice: 'This device',
    lastUsed: 'Last used {{time}}',
    logOut: 'Log out',
    logOutOf: '{{logOut}}: {{device}}, last used {{time}}',
    loggedOut: '{{device}} is logged out.',
    others: 'Log out of all other devices',
    othersDialog: {
      title: 'Log out of all other devices?',
      text: 'You’ll stay logged in here and need to log in again everywhere else.',
      confirm: 'Log out of them',
      cancel: 'Stay logged in',
    },
    othersLoggedOut: 'All other devices are logged out.',
  },
  preferences: {
    heading: 'Our emails to you',
    introduction: 'Choose their language and which of them you want. Changes are saved right away.',
    loading: 'Loading your choices',
    language: 'Language of our emails',
    optional: 'Emails you can turn off',
    optionalHint:
      'Emails about your bookings, payments, refunds and the security of your account are always sent.',
    reminders: 'Reminders before an event',
    reviews: {
      host: 'Questions for a review after an event',
      provider: 'News about reviews of your work',
    },
    newsHint: 'You can change your mind here at any time.',
  },
};
