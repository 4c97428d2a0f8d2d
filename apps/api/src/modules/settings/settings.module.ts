import { changeSettings as changeEndpoint, readSettings } from '@repo/contracts/operator/settings';
import { ok } from '@repo/domain/result';
import type { Database } from '../../database/schema.ts';
import { operatorCall } from '../../operator/operator-call.ts';
import type { OperatorCall } from '../../operator/operator-call.ts';
import type { AuditDeps } from '../audit/audit.module.ts';
import { changeSettings } from './change-settings.ts';
import { presentSettings } from './settings.presenter.ts';
import { settingsRepository } from './settings.repository.ts';
import type { Settings } from './settings.repository.ts';

export type { Settings } from './settings.repository.ts';

/** Reads the settings. Code that charges money reads them in its own transaction. */
export const settingsIn = (database: Database): Promise<Settings> => settingsRepository(database).read();

/** The operators' calls on settings; calls `onChange` after every change. */
export const settingsModule = (deps: AuditDeps, onChange: () => void): readonly OperatorCall[] => [
  operatorCall(readSettings, async () => ok(presentSettings(await settingsIn(deps.database)))),
  operatorCall(changeEndpoint, async ({ body }, author) => {
    const changed = await changeSettings(deps, author, body);
    onChange();
    return changed.ok ? ok(presentSettings(changed.value)) : changed;
  }),
];
