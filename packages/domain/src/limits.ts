/**
 * Every number that the specs or the readings fix, once. Sizes are bytes, money is cents, and a name ends
 * with its unit. Anything that states one of these values elsewhere is a defect.
 */

/** One "MB" of the specs (S1§9 "File size unit is 1048576 bytes"). */
const fileUnitBytes = 1_048_576;

export const textLimits = {
  /** Notes, vision, answers, feedback, reason, bio, equipment, application questions, message. */
  longText: 2000,
  email: 254,
  passwordMin: 6,
  password: 128,
  personName: 35,
  applicationName: 30,
  eventName: 70,
  apartment: 90,
  contactName: 70,
  musicGenre: 40,
  promoCode: 35,
  instagramHandle: 240,
  referralName: 100,
  hstNumber: 40,
  city: 70,
  postalCode: 20,
  province: 90,
  country: 100,
  supportSubject: 120,
  eventIdCharacters: { from: 3, to: 30 },
  affiliateCode: 64,
  /** A phone number without spaces, dashes and country code (S2§5, S3§5). */
  phoneDigits: { from: 9, to: 10 },
  sharePinDigits: { from: 4, to: 8 },
  reviewStars: { from: 1, to: 5 },
} as const;

export const bookingLimits = {
  /** What the select offers (S1§5). */
  shownDurationsHours: { from: 2, to: 10 },
  /** What the server takes; one hour is billed as two. */
  durationHours: { from: 1, to: 10 },
  timeStepMinutes: 15,
  minimumBilledHours: 2,
  earliestDaysAhead: 1,
  /** Between two bookings of one provider. */
  bufferMinutes: 30,
  /** The payment provider takes 30 minutes to 24 hours. */
  paymentSessionMinutes: 31,
  holdMinutes: 36,
  requestAnswerHours: 24,
  shortNoticeRequestAnswerHours: 4,
  shortNoticeHours: 48,
  openHoldsPerAccount: 20,
  /** Longest booking an extension may lead to. */
  extendedTotalHours: 12,
  extensionHours: { from: 1, to: 3 },
} as const;

export const moneyLimits = {
  defaultHourlyRateCents: 5800,
  hourlyRateCents: { from: 5800, to: 50_000 },
  serviceFeePercent: 5,
  taxPercent: 13,
  /** "Minimum amount should be 2$" (S1§5, A-23). */
  minimumTotalCents: 200,
  recapCents: 7500,
  recapWithLogoCents: 12_500,
  recapQuantity: { from: 0, to: 5 },
  /** The first one is preselected (S2§5). */
  tipChoicesCents: [500, 1000, 1500, 2000],
  customTipCents: { from: 300, to: 100_000 },
  referralCents: 1000,
  extensionPerHourCents: 5800,
} as const;

export const cancellationLimits = {
  /** With this much notice before the provider's start a host gets everything back. */
  fullRefundNoticeHours: 48,
  /** With less than this a host can no longer cancel; in between, part of each line comes back. */
  noticeHours: 24,
  partialRefundPercent: 50,
} as const;

export const fileLimits = {
  /** More than this in one attempt is refused. */
  attemptBytes: 2000 * fileUnitBytes,
  /** This size or more is refused for a single file. */
  fileBytes: 400 * fileUnitBytes,
  /** Music and logo; the message says 10MB, the number is 11 MiB and wins. */
  musicBytes: 11_534_336,
  logoBytes: 10 * fileUnitBytes,
  filesPerSelection: 500,
  portfolioImages: { from: 6, to: 30 },
  addToProfileImages: 12,
  applicationPhotos: { from: 1, to: 3 },
} as const;

export const travelLimits = {
  sliderKm: { from: 1, to: 100, default: 6 },
  /** The first one is preselected (S3§2). */
  applicationKm: [5, 10, 15, 20, 30, 40, 50, 60, 70, 80, 90, 100],
} as const;

export const deliveryLimits = {
  galleryReadyHours: 24,
  draftAnswerHours: 24,
  zipMailMinutes: 10,
  downloadLinkHours: 72,
  trashDays: 30,
  profileEmbargoDays: 7,
  shareLinkDays: 90,
  reviewEditDays: 14,
  referralCodeDays: 90,
  referralInvitesPerDay: 20,
  /** An event is over this long after its end, whoever forgot to check out. */
  completionHours: 24,
  /** A check-in before this is warned about, never refused. */
  earlyCheckInHours: 2,
  /** How long after check-out a provider may still delete an own upload. */
  providerDeleteHours: 24,
  /** An upload that has not ended by then is swept away. */
  unfinishedUploadHours: 24,
  /** The least a provider commits to, as one window per week (S3§1). */
  weeklyCommitmentHours: 3,
} as const;

export const screenLimits = {
  pageSize: 12,
  unpagedItems: 100,
  toastMs: 4000,
  downloadToastMs: 5000,
  chatBreakpointPx: 768,
  notificationPanelPx: 330,
  cardCut: { name: 23, device: 22, bio: 50 },
  /** A longer file name shows its first and last characters (S2§9). */
  fileNameCut: { over: 50, first: 42, last: 5 },
  /** Longest side of what a guest sees of a locked picture. */
  lockedPreviewPx: 640,
} as const;

/** The service area's own time zone; every rule about a day or a wall clock uses it. */
export const serviceTimeZone = 'America/Toronto';
