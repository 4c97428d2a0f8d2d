export const eventQuestions = {
  heading: 'Tell us about your event',
  introduction:
    'Your {{product}} reads this before the event. A few words are enough, and you can change them later.',
  questions: {
    eventQuestion1: {
      label: 'Who will be there?',
      hint: 'For example: about 40 guests, mostly family, and my grandmother who’s turning 90.',
    },
    eventQuestion2: {
      label: 'Which moments and what style matter most to you?',
      hint: 'For example: the speeches and the cake, candid moments rather than poses.',
    },
    eventQuestion3: {
      label: 'Is there anything or anyone that should not be photographed?',
      hint: 'For example: no flash during the ceremony, no close-ups of the children.',
    },
    eventQuestion4: {
      label: 'Is there anything else your {{product}} should know on the day?',
      hint: 'For example: park behind the hall, ask for Sam at the door, everyone wears white.',
    },
  },
  back: 'Back',
  continue: 'Continue Booking',
};
