/** The password of every demo account. */
export const demoPassword = 'Demo!123';

/** The demo accounts that the start prints, by kind. */
export const demoAccounts = {
  host: ['host@demo.test'],
  provider: ['maya@demo.test', 'devon@demo.test'],
  operator: ['ops@demo.test'],
} as const;

export const operator = { username: 'ops', firstName: 'Olive', lastName: 'Osei' } as const;

export const emailOf = (username: string): string => `${username}@demo.test`;
