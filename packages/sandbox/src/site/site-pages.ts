import { brand } from '@repo/domain/brand';
import { bookingLimits, cancellationLimits, deliveryLimits, moneyLimits } from '@repo/domain/limits';
import { html } from '../page/markup.ts';
import type { Markup } from '../page/markup.ts';

/** A page of the marketing site. */
export type SitePage = { readonly path: string; readonly title: string; readonly content: Markup };

const { singular, plural } = brand;
const { minimumBilledHours } = bookingLimits;

const ourStory = html`<p>
    People remember a party by its photos, and the friend who took them was never in one. ${plural} are people
    from around here who see well and know their phone: they come for a few hours, photograph and film, and
    you have the gallery within ${deliveryLimits.galleryReadyHours} hours.
  </p>
  <p>We serve select cities of the Greater Toronto Area, Ontario, Canada.</p>`;

const faq = html`<h2>How long can I book?</h2>
  <p>
    From ${bookingLimits.shownDurationsHours.from} to ${bookingLimits.shownDurationsHours.to} hours. One hour
    is billed as ${minimumBilledHours}.
  </p>
  <h2>What is added to the price?</h2>
  <p>
    A service fee of ${moneyLimits.serviceFeePercent}% and HST of ${moneyLimits.taxPercent}%. The cart shows
    both before you pay.
  </p>
  <h2>Can I cancel?</h2>
  <p>
    Yes. With ${cancellationLimits.fullRefundNoticeHours} hours of notice you get everything back; between
    ${cancellationLimits.minimumNoticeHours} and ${cancellationLimits.fullRefundNoticeHours} hours,
    ${cancellationLimits.partialRefundPercent}% of it without the service fee. With less, an event cannot be
    cancelled. A ${brand.singular} who declines or does not answer is refunded in full.
  </p>
  <h2>When are my photos ready?</h2>
  <p>Within ${deliveryLimits.galleryReadyHours} hours after the event ends.</p>`;

const business = html`<p>
    Openings, launches, team days: book several ${plural} for one event, and get one invoice for all of them.
  </p>
  <p><a href="/event_booking">Book an event</a></p>`;

const community = html`<p>
    ${plural} and those who have applied share photos, tips and shifts here. This is a demonstration: the
    operator of this product sets the address of their own community into COMMUNITY_URL.
  </p>
  <p><a href="/be-a-${brand.slug}">Be a ${singular}</a></p>`;

const contactUs = html`<p>
    Write to hello@${brand.slug}.test. This is a demonstration: no one reads that mailbox, and no message
    leaves this machine.
  </p>
  <p>
    To join the mailing list for an area that we do not serve yet, name its postal code in your message.
  </p>`;

const sample = html`<p>
  <strong>This is a sample, not a legal text.</strong> The operator of this product sets the address of their
  own site into MARKETING_URL, and their own policy there.
</p>`;

const terms = html`${sample}
  <p>
    A booking is an order for a number of hours. It is paid when it is made, and money goes back as the
    cancellation rules say, which are shown before you pay.
  </p>`;

const privacy = html`${sample}
  <p>
    What you tell us about an event is used to arrange it. We only collect error reports and usage statistics
    if you agree, and you can change your mind at the foot of every page.
  </p>`;

const instagram = html`<p>
  The photos of ${singular} would be here. The real account goes into SOCIAL_LINKS.
</p>`;

/** The pages of the marketing site that the product links to (S1§2), for deployments without one. */
export const sitePages: readonly SitePage[] = [
  { path: 'our-story', title: 'Our Story', content: ourStory },
  { path: 'faq', title: 'FAQ', content: faq },
  { path: 'business', title: 'Business', content: business },
  { path: 'community', title: 'Community', content: community },
  { path: 'contact-us', title: 'Contact us', content: contactUs },
  { path: 'terms-and-conditions', title: 'Terms and conditions', content: terms },
  { path: 'privacy-policy', title: 'Privacy policy', content: privacy },
  { path: 'instagram', title: `${singular} on Instagram`, content: instagram },
];
