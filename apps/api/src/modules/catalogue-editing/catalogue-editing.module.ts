import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import type { Result } from '@repo/domain/result';
import type { Author } from '../../operator/author.ts';
import type { OperatorCall } from '../../operator/operator-call.ts';
import type { AuditDeps } from '../audit/audit.module.ts';
import { addItem } from './add-item.ts';
import { catalogueEditingCalls } from './catalogue-editing.routes.ts';
import { changeItem } from './change-item.ts';
import { devices } from './device.repository.ts';
import { eventTypes } from './event-type.repository.ts';
import type { EditedList } from './edited-list.ts';
import { postalCodeRepository } from './postal-code.repository.ts';
import { recapTypes } from './recap-type.repository.ts';
import { serveAreas, stopServingArea } from './serve-areas.ts';

/** The operators' calls on the catalogue; calls `onChange` after every change. */
export function catalogueEditingModule(deps: AuditDeps, onChange: () => void): readonly OperatorCall[] {
  const notifying = async <Value>(
    change: Promise<Result<Value, ErrorCode>>,
  ): Promise<Result<Value, ErrorCode>> => {
    const changed = await change;
    onChange();
    return changed;
  };
  const commandsOf = <Item extends { readonly id: number }, New, Changes>(
    list: EditedList<Item, New, Changes>,
  ) => ({
    list: () => list.repository(deps.database).list(),
    add: (author: Author, given: New) => notifying(addItem(deps, author, list, given)),
    change: (author: Author, id: number, changes: Changes) =>
      notifying(changeItem(deps, author, list, id, changes)),
  });
  const areas = postalCodeRepository(deps.database);
  return catalogueEditingCalls({
    eventTypes: commandsOf(eventTypes),
    recapTypes: commandsOf(recapTypes),
    devices: commandsOf(devices),
    listServedAreas: areas.list,
    serveAreas: (author, codes) => notifying(serveAreas(deps, author, codes)),
    stopServingArea: (author, code) => notifying(stopServingArea(deps, author, code)),
  });
}
