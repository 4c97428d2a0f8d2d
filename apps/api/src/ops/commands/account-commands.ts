import type { OpsCommand } from '../ops-command.ts';

const accountChange = (
  words: string,
  path: 'close' | 'reopen' | 'end-sessions',
  summary: string,
): OpsCommand => ({
  words,
  places: 1,
  usage: '<id>',
  summary,
  call: (given) => ({
    key: `POST /api/v1/operator/accounts/:accountId/${path}`,
    params: { accountId: given.at(0) },
  }),
});

export const accountCommands: readonly OpsCommand[] = [
  {
    words: 'account find',
    places: 1,
    usage: '<email>',
    summary: 'the accounts of an address, with their ids, open bookings and sessions',
    call: (given) => ({ key: 'POST /api/v1/operator/accounts/find', body: { email: given.at(0) } }),
  },
  {
    words: 'account collisions',
    places: 0,
    usage: '',
    summary: 'accounts whose addresses look the same',
    call: () => ({ key: 'GET /api/v1/operator/address-collisions' }),
  },
  accountChange('account close', 'close', 'close an account and end its sessions; its bookings stay'),
  accountChange('account reopen', 'reopen', 'let a closed account log in again'),
  accountChange('account end-sessions', 'end-sessions', 'log an account out everywhere'),
];
