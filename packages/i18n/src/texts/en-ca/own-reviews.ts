export const ownReviews = {
  heading: 'Your reviews',
  loading: 'Loading your reviews',
  none: 'Reviews from your hosts will appear here.',
  by_one: '{{name}}: {{count}} star',
  by_other: '{{name}}: {{count}} stars',
  reply: 'Reply to {{name}}',
  replyTo: 'Your reply to {{name}}',
  hint: 'Everyone who sees your profile can read it. You can reply once, and you can’t change it.',
  publish: 'Publish reply',
  yourReply: 'Your reply',
};
