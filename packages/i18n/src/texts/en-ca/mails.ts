import { bookingMails, mailAmounts, mailFacts } from './booking-mails.ts';

/** What every mail says in its frame, and what each says itself. Each text is a paragraph, or several by blank lines. */
export const mails = {
  frame: {
    greeting: 'Hi {{firstName}},',
    greetingWithoutName: 'Hello,',
    bareLink: 'If the button doesn’t work, copy this address into your browser:',
    farewell: 'Warm regards,',
    signature: 'Everyone at {{product}}',
    reason: 'You’re getting this email because this address was entered at {{product}}.',
    /** After the reason of a mail that can be switched off. */
    optional: 'You can turn these emails off in your account.',
    /** How times, lengths and names are written. */
    moment: '{{day}}, {{time}} (Toronto time)',
    span: '{{day}}, {{from}} to {{to}} (Toronto time)',
    spanToNextDay: '{{day}}, {{from}} to {{to}} the next day (Toronto time)',
    tooLateToCancel: 'Not possible: it starts in less than {{hours}} hours',
    hour: '{{count}} hour',
    hours: '{{count}} hours',
    fallbackName: 'a {{product}} member',
    /** A row of a table where there are no tables. */
    row: '{{label}}: {{value}}',
    /** Heads of the columns of the table of amounts. */
    item: 'Item',
    amount: 'Amount',
  },
  facts: mailFacts,
  amounts: mailAmounts,
  verifyEmail: {
    subject: 'Verify your email for {{product}}',
    preview: 'One click confirms that this address is yours.',
    heading: 'Is this your email?',
    opening:
      'Thanks for joining {{product}}. Please confirm that this address is yours, so we can send you updates about your events.',
    action: 'Verify my email',
    closing: 'If you didn’t sign up, ignore this email. Nothing happens unless you confirm.',
  },
  setPassword: {
    subject: 'Set a new password for {{product}}',
    preview: 'The link works once, for {{hours}} hours.',
    heading: 'Choose a new password',
    opening: 'You asked for a new password. Use this button to choose one.',
    action: 'Choose a new password',
    closing:
      'The link works once, for {{hours}} hours.\n\nIf you didn’t ask for this, ignore this email. Your password stays the same.',
  },
  applicationReceived: {
    subject: 'We’ve received your application',
    preview: 'We read every application and will email you.',
    heading: 'Your application is in',
    opening:
      'Thank you for applying to become a {{product}}! We read every application and look at every photo, so please give us a little time.',
    closing: 'We’ll email you as soon as we’ve decided. Until then, there’s nothing you need to do.',
  },
  applicationApproved: {
    subject: 'You’re in! Create your {{product}} password',
    preview: 'Your application is approved. Create your password to get started.',
    heading: 'Welcome aboard!',
    opening:
      'We like what we saw, and your application is approved.\n\nCreate your password to open your dashboard. There, you can build your portfolio, choose when you work and set up your payouts.',
    action: 'Create my password',
    closing:
      'The link works once. If it has expired, get a new one under “Forgot password” on the login page.',
  },
  applicationRefused: {
    subject: 'About your application to {{product}}',
    preview: 'Thank you for applying. Here is what we decided.',
    heading: 'Thank you for applying',
    opening:
      'We’ve looked at your application carefully, and we’re sorry to say that we can’t offer you a place this time.',
    because: 'What we’d like you to know:',
    closing: 'Thank you for your time and your photos. We wish you all the best.',
  },
  passwordChanged: {
    subject: 'Your {{product}} password was changed',
    preview: 'If this was you, there’s nothing to do.',
    heading: 'Your password was changed',
    opening: 'Your account’s password was just changed. If this was you, there’s nothing to do.',
    closing:
      'If it wasn’t you, choose a new password right away under “Forgot password” on the login page, and let us know.',
  },
  supportReceived: {
    subject: 'We’ve received your message: {{subject}}',
    preview: 'We’ll answer by email.',
    heading: 'Your message is in',
    opening: 'Thank you for writing to us. We’ve received your message and will answer by email.',
    because: 'You wrote:',
    closing: 'There’s nothing else you need to do. If you didn’t send this message, let us know.',
  },
  supportAsked: {
    subject: 'Support request {{number}}: {{subject}}',
    preview: 'A host has written to the team.',
    heading: 'A host needs help',
    opening: 'A host has written to the team.',
    because: 'The message:',
    closing:
      'Answer with “pnpm ops support answer {{number}} …”: the host gets your answer by email. An answer to this email doesn’t reach the host.',
  },
  supportAnswered: {
    subject: 'Our answer: {{subject}}',
    preview: 'We’ve answered your message.',
    heading: 'Here’s our answer',
    opening: 'Thank you for your patience.',
    because: 'Our answer:',
    action: 'Write to us again',
    closing: 'Does this help? If not, write to us again and include the request number.',
  },
  ...bookingMails,
};
