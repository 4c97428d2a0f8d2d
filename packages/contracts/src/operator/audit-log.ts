import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { id } from '../wire/ids.ts';
import { pageQuery, pageTotal } from '../wire/paging.ts';
import { epochSeconds } from '../wire/times.ts';
import { operatorCall } from './operator-call.ts';

const word = z
  .string()
  .max(60)
  .regex(/^[\w *-]+$/);

/** What stood there: the fields of the object as operators see them, or nothing before it was made. */
const state = z.record(z.string(), z.unknown()).nullable();

export const auditEntry = z.object({
  id: z.int().positive(),
  at: epochSeconds,
  /** The operator's account, or nothing for the command line. */
  operatorId: id.nullable(),
  commandLineUser: z.string().nullable(),
  action: z.string(),
  objectKind: z.string(),
  objectId: z.string(),
  before: state,
  after: state,
});
export type AuditEntry = z.output<typeof auditEntry>;

export const listAudit = defineEndpoint('GET /api/v1/operator/audit', {
  ...operatorCall,
  summary: 'Who changed what, the newest first',
  query: pageQuery.extend({ objectKind: word.optional(), objectId: word.optional() }),
  reply: z.array(auditEntry),
  beside: pageTotal,
});
