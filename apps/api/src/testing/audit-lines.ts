import type { Database } from '../database/schema.ts';

/** Returns the entries of the audit log, oldest first, without ids and times. */
export const auditLines = (database: Database) =>
  database
    .selectFrom('audit')
    .select(['operatorId as by', 'action', 'objectKind as kind', 'objectId as id', 'before', 'after'])
    .orderBy('audit.id')
    .execute();
