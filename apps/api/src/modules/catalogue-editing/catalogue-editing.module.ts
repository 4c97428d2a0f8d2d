import { addDevice, changeDevice, listDevices } from '@repo/contracts/operator/devices';
import { addEventType, changeEventType, listEventTypes } from '@repo/contracts/operator/event-types';
import { addPostalCodes, listPostalCodes, removePostalCode } from '@repo/contracts/operator/postal-codes';
import { addRecapType, changeRecapType, listRecapTypes } from '@repo/contracts/operator/recap-types';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import { operatorCall } from '../../operator/operator-call.ts';
import type { OperatorCall } from '../../operator/operator-call.ts';
import type { AuditDeps } from '../audit/audit.module.ts';
import { addItem } from './add-item.ts';
import { changeItem } from './change-item.ts';
import { devices } from './device.repository.ts';
import { eventTypes } from './event-type.repository.ts';
import { postalCodeRepository } from './postal-code.repository.ts';
import { recapTypes } from './recap-type.repository.ts';
import { serveAreas, stopServingArea } from './serve-areas.ts';

/** The operators' calls on the catalogue; calls `onChange` after every change. */
export function catalogueEditingModule(deps: AuditDeps, onChange: () => void): readonly OperatorCall[] {
  const { database } = deps;
  const notifying = async <Value>(
    change: Promise<Result<Value, ErrorCode>>,
  ): Promise<Result<Value, ErrorCode>> => {
    const changed = await change;
    onChange();
    return changed;
  };
  return [
    operatorCall(listEventTypes, async () => ok(await eventTypes.repository(database).list())),
    operatorCall(addEventType, ({ body }, author) => notifying(addItem(deps, author, eventTypes, body))),
    operatorCall(changeEventType, ({ params, body }, author) =>
      notifying(changeItem(deps, author, eventTypes, params.eventTypeId, body)),
    ),
    operatorCall(listRecapTypes, async () => ok(await recapTypes.repository(database).list())),
    operatorCall(addRecapType, ({ body }, author) => notifying(addItem(deps, author, recapTypes, body))),
    operatorCall(changeRecapType, ({ params, body }, author) =>
      notifying(changeItem(deps, author, recapTypes, params.recapTypeId, body)),
    ),
    operatorCall(listDevices, async () => ok(await devices.repository(database).list())),
    operatorCall(addDevice, ({ body }, author) => notifying(addItem(deps, author, devices, body))),
    operatorCall(changeDevice, ({ params, body }, author) =>
      notifying(changeItem(deps, author, devices, params.deviceId, body)),
    ),
    operatorCall(listPostalCodes, async () => ok(await postalCodeRepository(database).list())),
    operatorCall(addPostalCodes, ({ body }, author) => notifying(serveAreas(deps, author, body.codes))),
    operatorCall(removePostalCode, ({ params }, author) =>
      notifying(stopServingArea(deps, author, params.code)),
    ),
  ];
}
