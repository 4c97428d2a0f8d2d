import {
  approveApplication,
  listApplications,
  readApplication,
  refuseApplication,
} from '@repo/contracts/operator/applications';
import { listAudit } from '@repo/contracts/operator/audit-log';
import { listAddressCollisions } from '@repo/contracts/operator/accounts/address-collisions';
import { discardDeadJob, listDeadJobs, retryDeadJob } from '@repo/contracts/operator/dead-jobs';
import { addDevice, changeDevice, listDevices } from '@repo/contracts/operator/devices';
import { listDrafts, suggestProviders } from '@repo/contracts/operator/drafts';
import { addEventType, changeEventType, listEventTypes } from '@repo/contracts/operator/event-types';
import { completeEvent, listLateCheckIns } from '@repo/contracts/operator/bookings/events';
import { checkLedger, listPaymentNotes } from '@repo/contracts/operator/ledger';
import {
  closeAccount,
  endAccountSessions,
  findAccounts,
  reopenAccount,
} from '@repo/contracts/operator/accounts/operated-accounts';
import { cancelOrderLine } from '@repo/contracts/operator/bookings/order-lines';
import { addPostalCodes, listPostalCodes, removePostalCode } from '@repo/contracts/operator/postal-codes';
import { changePromoCode, issuePromoCode, listPromoCodes } from '@repo/contracts/operator/promo-codes';
import { changeProviderRate } from '@repo/contracts/operator/provider-rate';
import { addRecapType, changeRecapType, listRecapTypes } from '@repo/contracts/operator/recap-types';
import { changeSettings, readSettings } from '@repo/contracts/operator/settings';
import {
  answerSupportRequest,
  closeSupportRequest,
  listSupportRequests,
} from '@repo/contracts/operator/support-requests';
import { someId } from './sample-values.ts';
import type { ValidRequests } from './valid-request.ts';

const names = { nameEn: 'Harvest', nameFr: 'Récolte' };

export const operatorRequests = {
  [listEventTypes.key]: () => ({}),
  [addEventType.key]: () => ({
    body: { ...names, position: 50, requiresNotes: false, isActive: true, shots: [names] },
  }),
  [changeEventType.key]: () => ({ params: { eventTypeId: someId }, body: { isActive: true } }),
  [listRecapTypes.key]: () => ({}),
  [addRecapType.key]: () => ({
    body: { ...names, position: 50, featureFile: 'harvest.jpg', sampleFile: 'harvest.mp4', isActive: true },
  }),
  [changeRecapType.key]: () => ({ params: { recapTypeId: someId }, body: { isActive: true } }),
  [listDevices.key]: () => ({}),
  [addDevice.key]: () => ({ body: { name: 'A new phone', isActive: true } }),
  [changeDevice.key]: () => ({ params: { deviceId: someId }, body: { name: 'An old phone' } }),
  [listPostalCodes.key]: () => ({}),
  [addPostalCodes.key]: () => ({ body: { codes: ['K1A'] } }),
  [removePostalCode.key]: () => ({ params: { code: 'K1A' } }),
  [readSettings.key]: () => ({}),
  [changeSettings.key]: () => ({ body: { serviceFee: 5, tax: 13, recapPrice: 75 } }),
  [listPromoCodes.key]: () => ({ query: { page: 1, isGiftCard: 'true' } }),
  [issuePromoCode.key]: () => ({
    body: { type: '$', value: 20, isGiftCard: true, issuedForEmail: 'friend@demo.test', mostUses: 1 },
  }),
  [changePromoCode.key]: () => ({ params: { promoCodeId: someId }, body: { isActive: false } }),
  [listApplications.key]: () => ({ query: { status: 'received' } }),
  [listSupportRequests.key]: () => ({ query: { state: 'open', page: '1' } }),
  [answerSupportRequest.key]: () => ({ params: { requestId: someId }, body: { answer: 'We will call you' } }),
  [closeSupportRequest.key]: () => ({ params: { requestId: someId } }),
  [readApplication.key]: () => ({ params: { applicationId: someId } }),
  [approveApplication.key]: () => ({ params: { applicationId: someId }, body: { hourlyRate: 60 } }),
  [refuseApplication.key]: () => ({ params: { applicationId: someId }, body: { reason: 'Too far away' } }),
  [changeProviderRate.key]: () => ({ params: { providerId: someId }, body: { hourlyRate: 60 } }),
  [cancelOrderLine.key]: () => ({ params: { orderLineId: someId }, body: { reason: 'providerCancelled' } }),
  [listLateCheckIns.key]: () => ({ query: { page: 1 } }),
  [completeEvent.key]: () => ({ params: { eventId: someId } }),
  [checkLedger.key]: () => ({}),
  [listDrafts.key]: () => ({ query: { page: 1 } }),
  [suggestProviders.key]: () => ({
    params: { eventId: someId },
    body: { providers: [{ id: someId, isAgreed: false }] },
  }),
  [findAccounts.key]: () => ({ body: { email: 'host@demo.test' } }),
  [closeAccount.key]: () => ({ params: { accountId: someId } }),
  [reopenAccount.key]: () => ({ params: { accountId: someId } }),
  [endAccountSessions.key]: () => ({ params: { accountId: someId } }),
  [listAudit.key]: () => ({ query: { objectKind: 'device' } }),
  [listAddressCollisions.key]: () => ({}),
  [listPaymentNotes.key]: () => ({}),
  [listDeadJobs.key]: () => ({}),
  [retryDeadJob.key]: () => ({ params: { jobId: 'a-job' } }),
  [discardDeadJob.key]: () => ({ params: { jobId: 'a-job' } }),
} satisfies Partial<ValidRequests>;
