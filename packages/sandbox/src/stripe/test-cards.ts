/** A test card with its purpose on the payment page, and the bank's decline reason. */
type TestCard = { readonly number: string; readonly title: string; readonly declineCode?: string };

export const slowRefundCard = '4000000000007726';
export const returnedRefundCard = '4000000000005126';

/** The card provider's own test cards, as far as the sandbox knows them. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', title: 'Pays' },
  { number: '4000000000000002', title: 'Is declined', declineCode: 'generic_decline' },
  { number: '4000000000009995', title: 'Has too little money', declineCode: 'insufficient_funds' },
  { number: slowRefundCard, title: 'Pays; its refunds take a minute' },
  { number: returnedRefundCard, title: 'Pays; its refunds come back after a minute' },
];
