import { deliveryLimits, textLimits } from '@repo/domain/limits';

export const recapBrief = {
  heading: 'Would you like an event recap?',
  introduction:
    'A recap is a short video, cut from the best moments of your event and ready to share the way you like it.',
  choices: {
    noTitle: 'No thanks',
    noText: 'Go on without a recap. You can still add one from your cart.',
    skip: 'SKIP',
    addTitle: 'Yes, please',
    addText:
      '{{price}} for each recap, with your logo if you have one. Tell us below what it should be like.',
    add: 'Add a recap',
  },
  quantity: {
    heading: 'How many recaps?',
    label: 'Quantity',
    hint: 'One is right for most events. Two can tell different parts of the day.',
    choose: 'Choose how many',
  },
  look: { heading: 'The feel of it' },
  vibe: {
    label: 'Vibe',
    hint: 'Watch a sample to get a feeling for each.',
    sample: 'Watch',
    sampleNamed: 'Watch a sample: {{name}}',
    sampleTitle: 'Sample: {{name}}',
    sampleVideo: 'Sample video of the vibe {{name}}, without sound',
    sampleSilent: 'Samples play without sound. The music of your recap is up to you.',
    sampleFailed: 'This sample could not be played here. You can still choose the vibe.',
    loading: 'Loading the vibes',
    loadingFailed: "We couldn't load the vibes. You can go on without one, or try again.",
    retry: 'Try again',
  },
  vision: {
    label: 'What is your vision for the recap?',
    hint: 'For example: start with the guests arriving, then the speeches and the first dance. Warm, quick, a little funny.',
  },
  music: {
    heading: 'The music',
    genre: 'Music genre',
    genreHint: `For example: indie pop, R&B or soft piano. At most ${textLimits.musicGenre} characters.`,
    own: 'Your own music (optional)',
    ownRules: 'One MP3, MPEG or WAV file of up to 10 MB. Choose a song that you are allowed to use.',
    list: 'Your own music',
  },
  format: { heading: 'Format and logo' },
  orientation: {
    label: 'Orientation',
    portrait: 'Portrait (Instagram, TikTok)',
    landscape: 'Landscape (YouTube)',
  },
  logo: {
    label: 'Your logo (optional)',
    rules: 'One PNG, AI or EPS file of up to 10 MB.',
    list: 'Your logo',
  },
  files: {
    onlyOne: 'Only one file can be added here.',
    replaceRules: '{{rules}} Another file takes the place of this one.',
    stillSending: '“{{name}}” is still on its way. We go on as soon as it has arrived.',
    notSent: '“{{name}}” was not added',
    retry: 'Try again',
    goOnWithout: 'Continue without it',
  },
  summary: {
    heading: 'Your recap',
    price: 'Price per recap',
    quantity: 'Quantity',
    subtotal: 'Subtotal',
    notesHeading: 'Good to know',
    notes: {
      length: 'Each recap is a video of up to 1 minute.',
      revisions:
        'The price includes one round of minor revisions: 1 music change, and removing or replacing up to 3 clips.',
      fees: 'Subject to service fee and tax.',
      marketing: `Marketing content is not used for ${deliveryLimits.profileEmbargoDays} days after the event.`,
    },
  },
  back: 'Back',
  continue: 'Continue Booking',
};
