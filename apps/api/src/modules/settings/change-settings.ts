import type { SettingsOnWire } from '@repo/contracts/operator/settings';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { hundredthsOf } from '@repo/domain/money/hundredths';
import { ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Author } from '../../operator/author.ts';
import { auditedChange } from '../audit/audit.module.ts';
import type { AuditDeps, AuditedChange } from '../audit/audit.module.ts';
import { settingsRepository } from './settings.repository.ts';
import type { Settings } from './settings.repository.ts';

const names = [
  'serviceFee',
  'tax',
  'recapPrice',
  'recapWithLogoPrice',
  'extensionPrice',
  'defaultHourlyRate',
  'isDraftEventAllowed',
  'isOneHourAllowed',
] as const satisfies readonly (keyof Settings)[];

/** The settings to change, in dollars and percent. */
type GivenSettings = { readonly [Name in keyof SettingsOnWire]?: SettingsOnWire[Name] | undefined };

/** Changes the given settings and audits each. */
export const changeSettings = (
  deps: AuditDeps,
  author: Author,
  given: GivenSettings,
): Promise<Result<Settings, ErrorCode>> =>
  auditedChange(deps, author, async (transaction) => {
    const changes = names.flatMap((name) => changeOf(name, given[name]));
    const repository = settingsRepository(transaction);
    const before = await repository.lock();
    for (const { name, value } of changes) if (before[name] !== value) await repository.write(name, value);
    return ok({
      value: await repository.read(),
      changes: changes.map(({ name, value }) => lineOf(name, before[name], value)),
    });
  });

type SettingChange = { readonly name: keyof Settings; readonly value: number | boolean };

/** Converts dollars to cents and percent to basis points: both are hundredths. */
function changeOf(name: keyof Settings, given: number | boolean | undefined): readonly SettingChange[] {
  const value = typeof given === 'number' ? hundredthsOf(given) : given;
  return value === undefined ? [] : [{ name, value }];
}

const lineOf = (name: string, before: number | boolean, after: number | boolean): AuditedChange => ({
  action: 'change',
  object: { kind: 'setting', id: name },
  before: { value: before },
  after: { value: after },
});
