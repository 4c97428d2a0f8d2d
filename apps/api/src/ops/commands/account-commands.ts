import type { OpsCommand } from '../ops-command.ts';

const accountChange = (
  name: string,
  path: 'close' | 'reopen' | 'end-sessions',
  summary: string,
): OpsCommand => ({
  name,
  argumentCount: 1,
  usage: '<id>',
  summary,
  call: (args) => ({
    key: `POST /api/v1/operator/accounts/:accountId/${path}`,
    params: { accountId: args.at(0) },
  }),
});

export const accountCommands: readonly OpsCommand[] = [
  {
    name: 'account find',
    argumentCount: 1,
    usage: '<email>',
    summary: 'find the accounts of an email address, with ids, open bookings and sessions',
    call: (args) => ({ key: 'POST /api/v1/operator/accounts/find', body: { email: args.at(0) } }),
  },
  {
    name: 'account collisions',
    argumentCount: 0,
    usage: '',
    summary: 'list accounts whose email addresses look the same',
    call: () => ({ key: 'GET /api/v1/operator/address-collisions' }),
  },
  accountChange('account close', 'close', 'close an account and end its sessions; its bookings stay'),
  accountChange('account reopen', 'reopen', 'let a closed account log in again'),
  accountChange('account end-sessions', 'end-sessions', 'log an account out everywhere'),
];
