export const draftSubmission = {
  title: 'Draft submitted',
  heading: 'Your event is in good hands',
  promise: 'We will email you within 24 hours with a potential {{product}}(z) for your event.',
  by: 'That is by {{when}} at the latest.',
  nextHeading: 'What happens next',
  next: {
    search: 'We ask {{products}} near your event, also those who usually work at other times.',
    mail: 'Our e-mail brings you to a cart with those who can come. You choose, and pay only then.',
    none: 'If nobody can come, we write that too. A draft costs nothing.',
  },
  changeHeading: 'To change something',
  change: 'Answer our e-mail, or write to us and name your event.',
  contact: 'Contact us',
  account: 'My Account',
  another: 'Book another event',
};
