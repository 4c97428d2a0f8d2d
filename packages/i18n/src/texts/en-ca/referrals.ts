/** The heading and SEND stand as they are in the specs. */
export const referrals = {
  offer: 'Get 10$ Off',
  how: 'Invite a friend: we’ll email them a code that takes {{amount}} off their next event. After that event, you get {{amount}} off yours.',
  email: 'Your friend’s email',
  emailHint: 'The code works for an account with this email only. You can invite {{count}} friends a day.',
  send: 'SEND',
  share: {
    heading: 'Tell your friend',
    introduction: 'The email might be overlooked, so let your friend know. The code comes by email only.',
    link: 'Link to our site',
    linkHint: 'Send it in a message. Your friend books here with the code from our email.',
    button: 'Share',
    title: 'An event photographer for you',
    text: 'I’ve invited you to {{product}}. Look for the email with your code: it takes {{amount}} off your next event.',
  },
  list: {
    heading: 'Your invitations',
    loading: 'Loading your invitations',
    empty: 'No invitations yet',
    emptyHint: 'The friends you invite appear here, with how far they’ve come.',
    friend: 'Friend',
    sent: 'Sent',
    status: 'Status',
  },
  states: {
    invited: 'Invited',
    expired: 'Expired',
    booked: 'Booked',
    rewarded: 'You got {{amount}} off',
  },
  hints: {
    invitedUntil: 'The code can be used until {{time}}.',
    invited: 'The code hasn’t been used yet.',
    expired: 'The code wasn’t used in time.',
    booked: 'Your code comes by email after the event.',
    rewarded: 'We’ve emailed you your code.',
  },
};
