import type { UserKind } from './user-kind.ts';

const everybody = ['guest', 'host', 'provider', 'operator'] as const;
const booker = ['guest', 'host'] as const;
const host = ['host'] as const;
const provider = ['provider'] as const;
const eventSides = ['host', 'provider'] as const;
const signedIn = ['host', 'provider', 'operator'] as const;

/** What each kind of visitor may do at all (S1§6, S2§6, S3§6); whose object it is, is another question. */
export const capabilities = {
  viewProviderProfile: everybody,
  viewSharedGallery: everybody,
  applyAsProvider: everybody,
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
  editInfo: provider,
  connectPayouts: provider,
  uploadGalleryFiles: eventSides,
  lockFiles: eventSides,
  deleteFiles: eventSides,
  downloadSeveralFiles: eventSides,
  sendMessages: eventSides,
  receiveNotifications: eventSides,
  changePassword: signedIn,
  operate: ['operator'],
} as const satisfies Readonly<Record<string, readonly UserKind[]>>;

export type Capability = keyof typeof capabilities;

/** Whether a kind of visitor may do something at all, before asking for the object it is done to. */
export function can(kind: UserKind, capability: Capability): boolean {
  const allowed: readonly UserKind[] = capabilities[capability];
  return allowed.includes(kind);
}
