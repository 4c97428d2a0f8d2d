import type { UserKind } from './user-kind.ts';

const everyone = ['guest', 'host', 'provider', 'operator'] as const;
const booker = ['guest', 'host'] as const;
const host = ['host'] as const;
const provider = ['provider'] as const;
const eventParties = ['host', 'provider'] as const;
const signedIn = ['host', 'provider', 'operator'] as const;

/** What each kind of visitor may do (S1§6, S2§6, S3§6). Ownership of objects is checked separately. */
export const capabilities = {
  viewProviderProfile: everyone,
  viewSharedGallery: everyone,
  applyAsProvider: everyone,
  walkThroughBooking: booker,
  searchAttendedEvents: booker,
  bookNow: booker,
  seeCartIcon: host,
  applyPromoCode: host,
  startCheckout: host,
  submitDraft: host,
  openCustomerDashboard: host,
  cancelEvent: host,
  extendBooking: host,
  tipProvider: host,
  writeReview: host,
  downloadInvoice: host,
  saveSharedGallery: host,
  referFriend: host,
  updateAccount: host,
  openProviderDashboard: provider,
  answerRequests: provider,
  checkInAndOut: provider,
  uploadRecaps: provider,
  downloadAssets: provider,
  editSchedule: provider,
  editPortfolio: provider,
  replyToReview: provider,
  editInfo: provider,
  connectPayouts: provider,
  uploadGalleryFiles: eventParties,
  lockFiles: eventParties,
  deleteFiles: eventParties,
  downloadSeveralFiles: eventParties,
  sendMessages: eventParties,
  receiveNotifications: eventParties,
  changePassword: signedIn,
  operate: ['operator'],
} as const satisfies Readonly<Record<string, readonly UserKind[]>>;

export type Capability = keyof typeof capabilities;

/** Whether a kind of visitor has a capability, before ownership is checked. */
export function can(kind: UserKind, capability: Capability): boolean {
  const allowed: readonly UserKind[] = capabilities[capability];
  return allowed.includes(kind);
}
