import { ok } from '@repo/domain/result';
import type { Database } from '../../database/schema.ts';
import type { OperatorCall } from '../../operator/operator-call.ts';
import type { AuditDeps } from '../audit/audit.module.ts';
import { changeSettings } from './change-settings.ts';
import { presentSettings } from './settings.presenter.ts';
import { settingsRepository } from './settings.repository.ts';
import type { Settings } from './settings.repository.ts';
import { settingsCalls } from './settings.routes.ts';

export type { Settings } from './settings.repository.ts';

/** What is in force: whoever charges money reads it in the transaction that does. */
export const settingsIn = (database: Database): Promise<Settings> => settingsRepository(database).read();

/** What operators can do with settings; `onChange` hears of every change that was made here. */
export const settingsModule = (deps: AuditDeps, onChange: () => void): readonly OperatorCall[] =>
  settingsCalls({
    read: async () => presentSettings(await settingsIn(deps.database)),
    change: async (author, given) => {
      const changed = await changeSettings(deps, author, given);
      onChange();
      return changed.ok ? ok(presentSettings(changed.value)) : changed;
    },
  });
