export const payment = {
  introduction: '…',
  back: 'Back',
  continue: 'Continue Booking',
};
