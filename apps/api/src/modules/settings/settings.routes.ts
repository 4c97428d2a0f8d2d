import { changeSettings, readSettings } from '@repo/contracts/operator/settings';
import type { SettingsOnWire } from '@repo/contracts/operator/settings';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Author } from '../../operator/author.ts';
import { operatorCall } from '../../operator/operator-call.ts';
import type { OperatorCall } from '../../operator/operator-call.ts';
import type { GivenSettings } from './change-settings.ts';

type SettingsCommands = {
  readonly read: () => Promise<SettingsOnWire>;
  readonly change: (author: Author, given: GivenSettings) => Promise<Result<SettingsOnWire, ErrorCode>>;
};

export const settingsCalls = ({ read, change }: SettingsCommands): readonly OperatorCall[] => [
  operatorCall(readSettings, async () => ok(await read())),
  operatorCall(changeSettings, ({ body }, author) => change(author, body)),
];
