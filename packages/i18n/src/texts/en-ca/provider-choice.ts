export const providerChoice = {
  introduction: '…',
  back: 'Back',
  continue: 'Continue Booking',
};
