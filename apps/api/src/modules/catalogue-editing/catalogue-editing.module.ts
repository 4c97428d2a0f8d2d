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
import type { KeptList } from './kept-list.ts';
import { postalCodeRepository } from './postal-code.repository.ts';
import { recapTypes } from './recap-type.repository.ts';
import { serveAreas, stopServingArea } from './serve-areas.ts';

/** What operators can do with the catalogue; `onChange` hears of every change that was made here. */
export function catalogueEditingModule(deps: AuditDeps, onChange: () => void): readonly OperatorCall[] {
  const told = async <Value>(
    change: Promise<Result<Value, ErrorCode>>,
  ): Promise<Result<Value, ErrorCode>> => {
    const changed = await change;
    onChange();
    return changed;
  };
  const commandsOf = <Item extends { readonly id: number }, New, Changes>(
    kept: KeptList<Item, New, Changes>,
  ) => ({
    list: () => kept.repository(deps.database).list(),
    add: (author: Author, given: New) => told(addItem(deps, author, kept, given)),
    change: (author: Author, id: number, changes: Changes) =>
      told(changeItem(deps, author, kept, id, changes)),
  });
  const areas = postalCodeRepository(deps.database);
  return catalogueEditingCalls({
    eventTypes: commandsOf(eventTypes),
    recapTypes: commandsOf(recapTypes),
    devices: commandsOf(devices),
    listServedAreas: areas.list,
    serveAreas: (author, codes) => told(serveAreas(deps, author, codes)),
    stopServingArea: (author, code) => told(stopServingArea(deps, author, code)),
  });
}
