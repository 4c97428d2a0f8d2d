import { bookingMails, mailAmounts, mailFacts } from './booking-mails.ts';

/** What every mail says in its frame, and what each says itself. Each text is a paragraph, or several by blank lines. */
export const mails = {
  frame: {
    greeting: 'Hi {{firstName}},',
    greetingWithoutName: 'Hello,',
    bareLink: 'If the button does not work, copy this address into your browser:',
    farewell: 'Warm regards,',
    signature: 'Everyone at {{product}}',
    reason: 'You get this mail because this address was entered at {{product}}.',
    /** How times, lengths and names are written. */
    moment: '{{day}}, {{time}} (Toronto time)',
    span: '{{day}}, {{from}} to {{to}} (Toronto time)',
    hour: '{{count}} hour',
    hours: '{{count}} hours',
    somebody: 'a {{product}} member',
    /** A row of a table where there are no tables. */
    row: '{{label}}: {{value}}',
    /** Heads of the columns of the table of amounts. */
    item: 'Item',
    amount: 'Amount',
  },
  facts: mailFacts,
  amounts: mailAmounts,
  verifyEmail: {
    subject: 'Verify your e-mail for {{product}}',
    preview: 'One click, and we know that this address is yours.',
    heading: 'Is this your e-mail?',
    opening:
      'Thanks for joining {{product}}. Please confirm that this address is yours, so that news about your events finds its way to you.',
    action: 'Verify my e-mail',
    closing: 'If you did not sign up, ignore this mail. Without your confirmation, nothing happens.',
  },
  setPassword: {
    subject: 'Set a new password for {{product}}',
    preview: 'The link works once, for {{hours}} hours.',
    heading: 'Choose a new password',
    opening: 'You asked for a new password. Choose one with this button, and you are back in.',
    action: 'Choose a new password',
    closing:
      'The link works once, for {{hours}} hours.\n\nIf it was not you who asked, ignore this mail. Your password stays as it is.',
  },
  applicationReceived: {
    subject: 'We have your application',
    preview: 'A person reads every application. We will write to you.',
    heading: 'Your application is in',
    opening:
      'Thank you for applying to become a {{product}}! A person reads every application and looks at every photo, so give us a little time.',
    closing: 'We will write to you as soon as we have decided. Until then, there is nothing you need to do.',
  },
  applicationApproved: {
    subject: 'You are in! Create your {{product}} password',
    preview: 'Your application is approved. Create your password to begin.',
    heading: 'Welcome aboard!',
    opening:
      'We like what we saw, and your application is approved.\n\nCreate your password to open your dashboard. There you build your portfolio, choose when you work, and say how you want to be paid.',
    action: 'Create my password',
    closing:
      'The link works once. If it has expired by the time you use it, ask for a new one where you sign in, under “Forgot password”.',
  },
  applicationRefused: {
    subject: 'About your application to {{product}}',
    preview: 'Thank you for applying. Here is what we decided.',
    heading: 'Thank you for applying',
    opening:
      'We have looked at your application with care, and we are sorry to say that we cannot offer you a place this time.',
    because: 'What we would like you to know:',
    closing: 'Thank you for your time and your photos. We wish you all the best.',
  },
  passwordChanged: {
    subject: 'Your {{product}} password was changed',
    preview: 'If this was you, there is nothing to do.',
    heading: 'Your password was changed',
    opening:
      'The password of your account has just been changed. If this was you, there is nothing left to do.',
    closing:
      'If it was not you, choose a new password right away, under “Forgot password” where you sign in, and let us know.',
  },
  ...bookingMails,
};
