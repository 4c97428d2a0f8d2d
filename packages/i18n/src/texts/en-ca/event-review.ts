/** The two questions stand as they are in the specs. */
export const eventReview = {
  loading: 'Loading your reviews',
  isCancelled: 'This event is cancelled.',
  noProvider: 'The event request has not been accepted by any {{product}} yet.',
  notYet: 'It’s too early for a review',
  opensAt: 'You can write it once the event has started, on {{time}}.',
  editableUntil_one: 'You can change your review until {{time}}.',
  editableUntil_other: 'You can change your reviews until {{time}}.',
  profile: 'See profile',
  rating: '1. Give your {{product}} a rating so we know how they did!',
  stars: { one: '1 - Poor', two: '2 - Fair', three: '3 - Fine', four: '4 - Good', five: '5 - Great' },
  feedback: "2. We'd love to hear a bit more! ...",
  submit: 'Submit',
  sent: 'Your review is on the public profile. Thank you!',
  yourRating_one: 'You gave {{count}} star.',
  yourRating_other: 'You gave {{count}} stars.',
  closed: 'This review can no longer be changed.',
};
