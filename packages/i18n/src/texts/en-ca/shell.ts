export const shell = {
  pageTitle: '{{page}} - {{product}}',
  skipToContent: 'Skip to content',
  serviceArea: 'GTA',
  serviceAreaLong: 'Greater Toronto Area',
  language: 'Language',
  feeNote: 'Bookings carry a {{fee}}% service fee and {{tax}}% HST.',
  hours_one: '{{count}} hour',
  hours_other: '{{count}} hours',
  loading: 'Loading…',
  tryAgain: 'Try again',
  serverUnreachable: 'We couldn’t reach the server. Your entries are safe. Try again.',
  fatal: {
    heading: 'Something went wrong',
    explanation: 'Kindly report the problem',
    goBack: 'Go Back to Login',
  },
};
