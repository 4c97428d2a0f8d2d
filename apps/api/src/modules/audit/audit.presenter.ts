import type { AuditEntry } from '@repo/contracts/operator/audit-log';
import { secondsOf } from '@repo/domain/time/unix-seconds';
import type { AuditRecord } from './audit.repository.ts';

export const presentAudit = (entries: readonly AuditRecord[]): AuditEntry[] =>
  entries.map((entry) => ({
    ...entry,
    at: secondsOf(entry.at),
    before: stateOf(entry.before),
    after: stateOf(entry.after),
  }));

const stateOf = (stored: unknown): AuditEntry['before'] =>
  typeof stored === 'object' && stored !== null ? { ...stored } : null;
