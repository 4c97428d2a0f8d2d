export const waitingChecks = {
  heading: 'Waiting for the network',
  waits: {
    checkIn: 'Check-in at “{{event}}”: {{time}}',
    checkOut: 'Check-out of “{{event}}”: {{time}}',
  },
  hint: 'We’ll send this as soon as you’re back online, with the time shown here. Stay logged in until then.',
  refused: {
    checkIn: 'Your check-in at “{{event}}” wasn’t accepted',
    checkOut: 'Your check-out of “{{event}}” wasn’t accepted',
    at: 'You made it offline: {{time}}.',
  },
};
