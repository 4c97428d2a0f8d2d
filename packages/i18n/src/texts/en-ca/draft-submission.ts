export const draftSubmission = {
  title: 'Draft submitted',
  heading: 'Your event is in good hands',
  promise: 'We will email you within 24 hours with a potential {{product}}(z) for your event.',
  by: 'That’s by {{when}} at the latest.',
  nextHeading: 'What happens next',
  next: {
    search: 'We ask {{products}} near your event, including those who usually work at other times.',
    mail: 'Our email will link to a cart with the {{products}} who are available. You choose, and only pay then.',
    none: 'If no one is available, we’ll tell you that too. A draft costs nothing.',
  },
  changeHeading: 'To change something',
  change: 'Reply to our email, or contact us and include your event ID.',
  contact: 'Contact us',
  account: 'My Account',
  another: 'Book another event',
};
