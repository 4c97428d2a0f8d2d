import type { AuditEntry } from '@repo/contracts/operator/audit-log';
import type { AuditRecord } from './audit.repository.ts';

export const presentAudit = (entries: readonly AuditRecord[]): AuditEntry[] =>
  entries.map((entry) => ({
    ...entry,
    at: Math.floor(entry.at.getTime() / 1000),
    before: stateOf(entry.before),
    after: stateOf(entry.after),
  }));

const stateOf = (stored: unknown): AuditEntry['before'] =>
  typeof stored === 'object' && stored !== null ? { ...stored } : null;
