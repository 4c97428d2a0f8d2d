import type { BriefFiles } from '../brief-files/brief-files.module.ts';
import type { PaymentDeps } from '../payments/payments.module.ts';

/** What starting a payment lives off. */
export type CheckoutDeps = PaymentDeps & {
  readonly publicUrl: () => string;
  readonly briefFiles: BriefFiles;
};
