/** Contact Us stands as it is in the specs. */
export const support = {
  form: {
    heading: 'Write to us',
    introduction: 'Tell us what you need. We’ll answer by email, to {{email}}.',
    subject: 'Subject',
    event: 'Event',
    eventHint: 'Choose the event that your message is about, if there is one.',
    noEvent: 'No event',
    eventOnDay: '{{event}}, {{day}}',
    message: 'Message',
    send: 'Send',
    sent: 'We’ve received your message and emailed you a copy. Our answer will come by email.',
  },
  contact: {
    heading: 'Other ways to reach us',
    introduction: 'Our contact page has everything else.',
    link: 'Contact Us',
  },
};
