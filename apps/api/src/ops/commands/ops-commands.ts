import type { OpsCommand } from '../ops-command.ts';
import { accountCommands } from './account-commands.ts';
import { applicationCommands } from './application-commands.ts';
import { auditCommands } from './audit-commands.ts';
import { catalogueCommands } from './catalogue-commands.ts';
import { draftCommands } from './draft-commands.ts';
import { jobCommands } from './job-commands.ts';
import { moneyCommands } from './money-commands.ts';
import { supportCommands } from './support-commands.ts';

/** The commands that make calls of operators, in the order of the help. */
export const opsCommands: readonly OpsCommand[] = [
  ...catalogueCommands,
  ...moneyCommands,
  ...applicationCommands,
  ...draftCommands,
  ...supportCommands,
  ...jobCommands,
  ...accountCommands,
  ...auditCommands,
];
