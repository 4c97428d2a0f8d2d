/** The accounts between which money moves. */
export type LedgerAccount =
  | 'card'
  | 'giftCards'
  | 'discounts'
  | 'providers'
  | 'recaps'
  | 'serviceFees'
  | 'tax'
  | 'refundsOwed';

/** A positive amount goes into the account, a negative one out of it. */
export type LedgerEntry = {
  readonly account: LedgerAccount;
  readonly amountCents: number;
  readonly lineId?: number;
};

export type LedgerTransaction = {
  readonly orderId: number;
  readonly kind: 'sale' | 'latePayment' | 'refundDue' | 'refundPaid' | 'refundFailed';
  /** Posting again with the same key does nothing. */
  readonly onceKey: string;
  readonly entries: readonly LedgerEntry[];
};
