export const recapBrief = {
  introduction: '…',
  back: 'Back',
  continue: 'Continue Booking',
};
