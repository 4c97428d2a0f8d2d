export const eventSetup = {
  introduction: '…',
  back: 'Back',
  continue: 'Continue Booking',
};
