import type { OpsCommand } from '../ops-command.ts';

const text = { type: 'string' } as const;

export const auditCommands: readonly OpsCommand[] = [
  {
    name: 'audit list',
    argumentCount: 0,
    usage: "[--kind 'promo code'] [--id …] [--page n]",
    summary: 'list the changes by operators, the newest first',
    options: { kind: text, id: text, page: text },
    call: (args) => ({
      key: 'GET /api/v1/operator/audit',
      query: { objectKind: args.text('kind'), objectId: args.text('id'), page: args.text('page') },
    }),
  },
];
