/** The pages about the product, where a deployment has no marketing site of its own. Paragraphs are parted by empty lines. */
export const site = {
  terms: {
    title: 'Terms and conditions',
    text: 'These terms are between you and {{company}}. You book a {{product}} by the hour, in the Greater Toronto Area.\n\nPrices are in Canadian dollars. Each booking carries a service fee of {{fee}} and HST of {{tax}}. You pay by card when you check out, and the total is shown before you pay.\n\nA paid booking is a request. If a {{product}} declines, doesn’t answer in time or can’t come, what you paid for them is refunded in full.\n\nYou can cancel until {{notice}} hours before the start. With {{full}} hours’ notice or more, everything is refunded. With less, {{part}} of each line and its tax is refunded, and the service fee is not.\n\nKeep your password to yourself, give details that are true, and upload only files that you have the right to use.',
  },
  privacy: {
    title: 'Privacy policy',
    text: '{{company}} keeps what you give us to make your bookings: your name, email and phone number, the details of your events, your messages and your files. Your {{product}} sees what they need to do their work.\n\nCards are handled by our payment provider. We never see or store card numbers.\n\nWhat you enter before you have an account stays on your device. Error reports and usage statistics are sent only if you agree, and you can change that under Privacy choices at the foot of every page.\n\nWe don’t sell personal information. Ask us if you want to see, correct or delete what we hold about you.',
  },
  contactUs: {
    title: 'Contact us',
    text: 'You can reach {{company}} by email.\n\nReply to any email we’ve sent you, and include your event ID if it’s about a booking.\n\nNo email from us yet? Create an account, then reply to the confirmation email.',
  },
  faq: {
    title: 'Questions and answers',
    text: 'How do I book? Tell us about your event, choose who you like, and pay by card. You can look around without an account.\n\nWhat does it cost? Each {{product}} has a rate per hour. The service fee of {{fee}} and HST of {{tax}} are added, and the total is shown before you pay.\n\nCan I cancel? Yes, until {{notice}} hours before the start, and with a full refund until {{full}} hours before.\n\nWhen do I get my photos? Your gallery is ready within {{ready}} hours after your event.',
  },
  ourStory: {
    title: 'Our story',
    text: 'People take great photos with the phone in their pocket. {{company}} brings those who do it well to your event, by the hour, in the Greater Toronto Area.',
  },
  business: {
    title: 'For business',
    text: 'Openings, team days, launches: companies book the same way as everyone else, and get an invoice with HST for each booking.',
  },
  community: {
    title: 'Community',
    text: 'Everyone who takes photos with {{company}} is welcome here, and so is everyone who has applied.\n\nThe community doesn’t have a meeting place of its own yet. Any questions? Reply to the email about your application.',
  },
};
