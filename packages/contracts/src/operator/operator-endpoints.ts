import type { Endpoint } from '../endpoint.ts';
import { listAddressCollisions } from './accounts/address-collisions.ts';
import {
  closeAccount,
  endAccountSessions,
  findAccounts,
  reopenAccount,
} from './accounts/operated-accounts.ts';
import { approveApplication, listApplications, readApplication, refuseApplication } from './applications.ts';
import { listAudit } from './audit-log.ts';
import { discardDeadJob, listDeadJobs, retryDeadJob } from './dead-jobs.ts';
import { addDevice, changeDevice, listDevices } from './devices.ts';
import { listDrafts, suggestProviders } from './drafts.ts';
import { addEventType, changeEventType, listEventTypes } from './event-types.ts';
import { completeEvent, listLateCheckIns } from './bookings/events.ts';
import { checkLedger, listPaymentNotes } from './ledger.ts';
import { cancelOrderLine } from './bookings/order-lines.ts';
import { addPostalCodes, listPostalCodes, removePostalCode } from './postal-codes.ts';
import { changePromoCode, issuePromoCode, listPromoCodes } from './promo-codes.ts';
import { changeProviderRate } from './provider-rate.ts';
import { addRecapType, changeRecapType, listRecapTypes } from './recap-types.ts';
import { changeSettings, readSettings } from './settings.ts';
import { answerSupportRequest, closeSupportRequest, listSupportRequests } from './support-requests.ts';

export const operatorEndpoints = [
  listEventTypes,
  addEventType,
  changeEventType,
  listRecapTypes,
  addRecapType,
  changeRecapType,
  listDevices,
  addDevice,
  changeDevice,
  listPostalCodes,
  addPostalCodes,
  removePostalCode,
  readSettings,
  changeSettings,
  listPromoCodes,
  issuePromoCode,
  changePromoCode,
  listApplications,
  readApplication,
  approveApplication,
  refuseApplication,
  changeProviderRate,
  cancelOrderLine,
  completeEvent,
  listLateCheckIns,
  checkLedger,
  listPaymentNotes,
  listDrafts,
  suggestProviders,
  listSupportRequests,
  answerSupportRequest,
  closeSupportRequest,
  findAccounts,
  closeAccount,
  reopenAccount,
  endAccountSessions,
  listAudit,
  listDeadJobs,
  retryDeadJob,
  discardDeadJob,
  listAddressCollisions,
] as const satisfies readonly Endpoint[];
