import type { Endpoint } from '../endpoint.ts';
import { approveApplication, listApplications, readApplication, refuseApplication } from './applications.ts';
import { listAudit } from './audit-log.ts';
import { listDeadJobs, retryDeadJob } from './dead-jobs.ts';
import { addDevice, changeDevice, listDevices } from './devices.ts';
import { listDrafts, suggestProviders } from './drafts.ts';
import { addEventType, changeEventType, listEventTypes } from './event-types.ts';
import { checkLedger } from './ledger.ts';
import { cancelOrderLine } from './order-lines.ts';
import { addPostalCodes, listPostalCodes, removePostalCode } from './postal-codes.ts';
import { changePromoCode, issuePromoCode, listPromoCodes } from './promo-codes.ts';
import { changeProviderRate } from './provider-rate.ts';
import { addRecapType, changeRecapType, listRecapTypes } from './recap-types.ts';
import { changeSettings, readSettings } from './settings.ts';

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
  checkLedger,
  listDrafts,
  suggestProviders,
  listAudit,
  listDeadJobs,
  retryDeadJob,
] as const satisfies readonly Endpoint[];
