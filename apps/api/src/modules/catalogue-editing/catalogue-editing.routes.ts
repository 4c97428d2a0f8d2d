import { addDevice, changeDevice, listDevices } from '@repo/contracts/operator/devices';
import type { DeviceChanges, EditedDevice, NewDevice } from '@repo/contracts/operator/devices';
import { addEventType, changeEventType, listEventTypes } from '@repo/contracts/operator/event-types';
import type { EditedEventType, EventTypeChanges, NewEventType } from '@repo/contracts/operator/event-types';
import { addPostalCodes, listPostalCodes, removePostalCode } from '@repo/contracts/operator/postal-codes';
import { addRecapType, changeRecapType, listRecapTypes } from '@repo/contracts/operator/recap-types';
import type { EditedRecapType, NewRecapType, RecapTypeChanges } from '@repo/contracts/operator/recap-types';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Author } from '../../operator/author.ts';
import { operatorCall } from '../../operator/operator-call.ts';
import type { OperatorCall } from '../../operator/operator-call.ts';

type Changed<Value> = Promise<Result<Value, ErrorCode>>;

type ListCommands<Item, New, Changes> = {
  readonly list: () => Promise<Item[]>;
  readonly add: (author: Author, given: New) => Changed<Item>;
  readonly change: (author: Author, id: number, changes: Changes) => Changed<Item>;
};

type Served = { readonly code: string }[];

export type CatalogueCommands = {
  readonly eventTypes: ListCommands<EditedEventType, NewEventType, EventTypeChanges>;
  readonly recapTypes: ListCommands<EditedRecapType, NewRecapType, RecapTypeChanges>;
  readonly devices: ListCommands<EditedDevice, NewDevice, DeviceChanges>;
  readonly listServedAreas: () => Promise<Served>;
  readonly serveAreas: (author: Author, codes: readonly string[]) => Changed<Served>;
  readonly stopServingArea: (author: Author, code: string) => Changed<Served>;
};

export const catalogueEditingCalls = (commands: CatalogueCommands): readonly OperatorCall[] => {
  const { eventTypes, recapTypes, devices } = commands;
  return [
    operatorCall(listEventTypes, async () => ok(await eventTypes.list())),
    operatorCall(addEventType, ({ body }, author) => eventTypes.add(author, body)),
    operatorCall(changeEventType, ({ params, body }, author) =>
      eventTypes.change(author, params.eventTypeId, body),
    ),
    operatorCall(listRecapTypes, async () => ok(await recapTypes.list())),
    operatorCall(addRecapType, ({ body }, author) => recapTypes.add(author, body)),
    operatorCall(changeRecapType, ({ params, body }, author) =>
      recapTypes.change(author, params.recapTypeId, body),
    ),
    operatorCall(listDevices, async () => ok(await devices.list())),
    operatorCall(addDevice, ({ body }, author) => devices.add(author, body)),
    operatorCall(changeDevice, ({ params, body }, author) => devices.change(author, params.deviceId, body)),
    operatorCall(listPostalCodes, async () => ok(await commands.listServedAreas())),
    operatorCall(addPostalCodes, ({ body }, author) => commands.serveAreas(author, body.codes)),
    operatorCall(removePostalCode, ({ params }, author) => commands.stopServingArea(author, params.code)),
  ];
};
