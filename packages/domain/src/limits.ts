/**
 * Defines every number of the specs and the readings once, except limits of calls, which stand in their module. Sizes
 * are bytes, money is cents, and names end with their unit. Do not repeat these values elsewhere.
 */

/** One "MB" of the specs (S1§9 "File size unit is 1048576 bytes"). */
const fileUnitBytes = 1_048_576;

export const textLimits = {
  /** Notes, vision, answers, feedback, reason, bio, equipment, application questions, message. */
  longText: 2000,
  email: 254,
  passwordMin: 6,
  operatorPasswordMin: 14,
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
  /** The durations that the select offers (S1§5). */
  shownDurationsHours: { from: 2, to: 10 },
  /** The durations that the server accepts; one hour is billed as two. */
  durationHours: { from: 1, to: 10 },
  timeStepMinutes: 15,
  minimumBilledHours: 2,
  earliestDaysAhead: 1,
  /** Later events are refused. */
  latestMonthsAhead: 24,
  /** Between two bookings of one provider. */
  bufferMinutes: 30,
  /** The payment provider allows 30 minutes to 24 hours. */
  paymentSessionMinutes: 31,
  holdMinutes: 36,
  requestAnswerHours: 24,
  shortNoticeRequestAnswerHours: 4,
  shortNoticeHours: 48,
  draftAnswerHours: 24,
  /** How many providers an operator may suggest for a draft. */
  suggestionsPerDraft: 12,
  /** Limits of what one account holds unpaid. */
  unpaidOrdersPerAccount: 20,
  providersPerOrder: 10,
  unpaidProviderHours: { untilFirstPayment: 60, afterwards: 240 },
  unpaidSlot: { freeTries: 2, firstWaitHours: 1, laterWaitHours: 6 },
  /** Longest booking an extension may lead to. */
  extendedTotalHours: 12,
  extensionHours: { from: 1, to: 3 },
} as const;

export const moneyLimits = {
  /** A new provider's rate; 2 hours of it are the minimum booking of $116 (S1§9, A-31). */
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
  /** What a referral gives either friend for the next event (S2§9, A-45). */
  referralCents: 1000,
  /** How long an entered code stays valid before it must be entered again. */
  enteredCodeHours: 24,
  extensionPerHourCents: 5800,
} as const;

export const cancellationLimits = {
  /** Notice before the provider's start for a full refund. */
  fullRefundNoticeHours: 48,
  /** Minimum notice for cancelling. Between the two, part of each line is refunded. */
  minimumNoticeHours: 24,
  partialRefundPercent: 50,
} as const;

/** The largest integer of the database: a larger number cannot be an id. */
export const largestId = 2_147_483_647;

export const fileLimits = {
  /** Maximum of one attempt. */
  attemptBytes: 2000 * fileUnitBytes,
  /** Exclusive maximum of a single file. */
  fileBytes: 400 * fileUnitBytes,
  /** Music and logo; the message says 10MB, but the specified 11 MiB applies. */
  musicBytes: 11_534_336,
  logoBytes: 10 * fileUnitBytes,
  filesPerSelection: 500,
  portfolioImages: { from: 6, to: 30 },
  addToProfileImages: 12,
  applicationPhotos: { from: 1, to: 3 },
} as const;

/** Sizes of a gallery. */
export const galleryLimits = {
  filesPerPage: 500,
  filesPerCall: 2000,
  /** The widths of the smaller images of a photo. */
  imageWidthsPx: [320, 640, 1280],
  posterBytes: 5 * fileUnitBytes,
  /** The largest chunk of a resumable upload, which passes proxies with a limit of 10 MB (FF-33). */
  chunkBytes: 8 * fileUnitBytes,
  /** Larger drawings are refused. */
  svgBytes: 5 * fileUnitBytes,
} as const;

export const travelLimits = {
  /**
   * How far providers travel, as each sets it: the radius within which a search finds them (`reaches` in the API's
   * migrations/functions/search.sql). The database checks them too, so other ends need a migration.
   */
  distanceKm: { from: 1, to: 100, default: 6 },
  /** The first one is preselected (S3§2). */
  applicationDistancesKm: [5, 10, 15, 20, 30, 40, 50, 60, 70, 80, 90, 100],
  /** Distance of the search point from a home. Only tests read it; migration 0031 draws the points. */
  searchPointMetres: { from: 600, to: 1000 },
} as const;

export const eventLimits = {
  /** Hours before the start at which both sides are reminded, the earliest first (FF-29). */
  reminderHours: [24, 2],
  /** An earlier check-in causes a warning, never a refusal. */
  earlyCheckInHours: 2,
  /** An event is completed this long after its end, even without check-outs. */
  completionHours: 24,
  /** A provider sees the on-site contact until this long after the end of an event. */
  contactDays: 7,
  /** How long a review can be changed after the event is completed. A first one can be written at any later time. */
  reviewChangeDays: 14,
} as const;

export const scheduleLimits = {
  /** The minimum that a provider commits to, in one window per week (S3§1). */
  weeklyCommitmentHours: 3,
  /** The days of all blackouts together: two years. */
  blackoutDays: 732,
} as const;

export const accountLimits = {
  /** The lifetime of a link in a mail. */
  mailLinkHours: 24,
  referralCodeDays: 90,
  referralInvitesPerDay: 20,
  /** Messages of one account to the team. */
  supportRequestsPerDay: 20,
} as const;

/** Times of a gallery and its files. */
export const deliveryLimits = {
  galleryReadyHours: 24,
  zipMailMinutes: 10,
  downloadLinkHours: 72,
  trashDays: 30,
  profileEmbargoDays: 7,
  shareLinkDays: 90,
  /** How long after check-out a provider may delete their own uploads. */
  providerDeleteHours: 24,
  /** An unfinished upload is deleted after this time. */
  unfinishedUploadHours: 24,
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
} as const;

/** The service area's time zone; every rule about a day or a time of day uses it. */
export const serviceTimeZone = 'America/Toronto';
