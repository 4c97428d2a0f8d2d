export const bookingCart = {
  introduction: '…',
  back: 'Back',
  continue: 'Continue Booking',
};
