/** 10 %, $20 and $200. */
export const promoCodes = [
  { code: 'WELCOME10', type: '%', value: 1000, isGiftCard: false },
  { code: 'TAKE20', type: '$', value: 2000, isGiftCard: false },
  { code: 'GIFT200', type: '$', value: 20_000, isGiftCard: true },
] as const;
