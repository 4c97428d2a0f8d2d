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

/** The fields of the object as operators see them; null before it existed. */
const state = z.record(z.string(), z.unknown()).nullable();

export const auditEntry = z.object({
  id: z.int().positive(),
  at: epochSeconds,
  /** The account of an operator, or of a provider who changed the own calendar; both null for the command line. */
  operatorId: id.nullable(),
  providerId: id.nullable(),
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
  meta: pageTotal,
});
