import { textLimits } from '@repo/domain/limits';

export const application = {
  introduction:
    'Hosts near you book people who see well and know their phone. Tell us about yourself and show us what you can do: it takes about ten minutes.',
  facts: {
    hours: 'You choose when you work, from one {{hours}}-hour window a week.',
    phone: 'Your smartphone is all the equipment you need.',
    answer: 'We read every application and answer by email.',
  },
  about: {
    heading: 'About you',
    introduction: 'How we reach you, and how far you’d go for an event.',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    emailHint: 'Our answer goes here.',
    phoneNumber: 'Phone number',
    phoneHint: `${textLimits.phoneDigits.from} or ${textLimits.phoneDigits.to} digits, like 416 555 0199`,
    home: 'Home address',
    homeHint:
      'Choose your address from the list. Hosts never see it; we use it to measure how far you travel.',
    homeUnchecked: 'We couldn’t check this address. Check your connection and choose it again.',
    distanceKm: 'Travel distance',
    distanceHint: 'How far from home you’d work. You can change it later.',
  },
  work: {
    heading: 'Your photos',
    introduction: 'What you shoot with, and what it looks like.',
    instagramHandle: 'Instagram handle',
    instagramHint: 'Like @yourname',
    deviceId: 'Smartphone',
    chooseDevice: 'Choose your smartphone',
    devicesFailed: 'The list of smartphones didn’t load.',
    devicesFailedText: 'Your entries are safe. Check your connection and try again.',
    retry: 'Try again',
    photos: 'Photos',
    photoRules: 'Your best {{from}} to {{to}} photos, as JPG or PNG, {{size}} each at most.',
    photoList: 'Your photos',
    photoCount: '{{count}} of {{most}} photos added',
    heicHint: 'This is a HEIC photo. Save or share it as a JPG, then add it again.',
  },
  words: {
    heading: 'In your own words',
    introduction: 'A few sentences each are enough.',
    question1: {
      label: 'Why do you want to be a {{product}}?',
      hint: 'For example: I’m the one who takes the photos at every family party, and I’d like to do more of it.',
    },
    question2: {
      label: 'What experience do you have with photos and videos?',
      hint: 'For example: two years of posts for a café, a friend’s wedding, short reels. No paid work is fine too.',
    },
    question3: {
      label: 'How would you describe your style?',
      hint: 'For example: natural light, people laughing, the details that others miss.',
    },
    question4: {
      label: 'When can you usually work?',
      hint: 'For example: Saturdays from noon and most weekday evenings. We ask for at least one {{hours}}-hour window a week.',
    },
    referralName: 'Who told you about us?',
    referralHint: 'Their name, if someone did.',
    agreementName: 'Agreement to the job role',
    agreement:
      'I agree to the job role of a {{product}}: I come on time, photograph with my own smartphone, deliver within {{ready}} hours after the event, and keep at least one {{hours}}-hour window a week open for bookings.',
  },
  saved: 'Saved on this device',
  send: 'Send application',
  sending: 'Sending your application',
  already:
    'Each email address can apply once. Look for our message, also among your spam. If the address above isn’t yours, correct it and send again.',
  alreadyProvider: 'Already a {{product}}? Log in',
  thanks: {
    heading: 'Thank you, {{name}}',
    text: 'Your application is in. We’ve sent a confirmation to {{email}}.',
    next: 'What happens next',
    read: 'We read your answers and look at every photo.',
    answer: 'We email you our decision. Please give us a little time.',
    start: 'If it’s a yes, that email lets you create your password and open your dashboard.',
    community: 'Meanwhile, meet the others: photographers share tips and photos in our community.',
    communityLink: 'Join the community',
  },
};
