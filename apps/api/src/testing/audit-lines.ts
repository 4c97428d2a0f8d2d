import type { Database } from '../database/schema.ts';

/** Returns the entries of the audit log, oldest first, without ids and times. */
export const auditLines = (database: Database) =>
  database
    .selectFrom('audit')
    .select(['operator_id as by', 'action', 'object_kind as kind', 'object_id as id', 'before', 'after'])
    .orderBy('audit.id')
    .execute();
