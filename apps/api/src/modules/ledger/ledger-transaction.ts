/** Where money can be: with the card provider, owed to somebody, earned, given away. */
export type LedgerAccount =
  'card' | 'giftCards' | 'discounts' | 'providers' | 'recaps' | 'serviceFees' | 'tax' | 'refundsOwed';

/** A positive amount comes into an account, a negative one leaves it. */
export type LedgerEntry = {
  readonly account: LedgerAccount;
  readonly amountCents: number;
  readonly lineId?: number;
};

export type LedgerTransaction = {
  readonly orderId: number;
  readonly kind: 'sale' | 'latePayment' | 'refundDue' | 'refundPaid' | 'refundFailed';
  /** What makes it the same movement when it is posted again. */
  readonly onceKey: string;
  readonly entries: readonly LedgerEntry[];
};
