import type { OpsCommand } from '../ops-command.ts';

const text = { type: 'string' } as const;

export const auditCommands: readonly OpsCommand[] = [
  {
    words: 'audit list',
    places: 0,
    usage: "[--kind 'promo code'] [--id …] [--page n]",
    summary: 'the changes by operators, the newest first',
    options: { kind: text, id: text, page: text },
    call: (given) => ({
      key: 'GET /api/v1/operator/audit',
      query: { objectKind: given.text('kind'), objectId: given.text('id'), page: given.text('page') },
    }),
  },
];
