export const eventQuestions = {
  introduction: '…',
  back: 'Back',
  continue: 'Continue Booking',
};
