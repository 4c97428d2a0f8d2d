export const calendarFeed = {
  heading: 'Subscribe in your calendar',
  what: 'Your accepted events appear in the calendar you already use, and stay up to date.',
  loading: 'Loading your calendar link',
  link: 'Your calendar link',
  linkHint:
    'In your calendar app, choose to add a calendar by URL and paste this link. Copy it now: we won’t show it again. Anyone who has it can see your events, so keep it to yourself.',
  since: 'You have had a link since {{time}}. For your safety, we can’t show it again.',
  create: 'Create a link',
  replace: 'Replace the link',
  revoke: 'Revoke the link',
  keep: 'Keep the link',
  replaceDialog: {
    title: 'Replace your calendar link?',
    text: 'The current link stops working right away. Calendars that use it no longer get your events until you add the new link.',
  },
  revokeDialog: {
    title: 'Revoke your calendar link?',
    text: 'The link stops working right away, and calendars that use it no longer get your events. You can create a new one at any time.',
  },
  revoked: 'Your link no longer works.',
};
