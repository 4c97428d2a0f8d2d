import type { Database } from './database/schema.ts';
import type { SendMail } from './mails/send-mail.ts';
import type { RecordBookingEvent } from './modules/booking-events/booking-event.ts';
import type { Company } from './modules/invoices/company.ts';
import type { BlobStore } from './ports/blob-store.ts';
import type { Clock } from './ports/clock.ts';
import type { Jobs } from './ports/jobs.ts';
import type { PaymentGateway } from './ports/payment-gateway.ts';
import type { Places } from './ports/places.ts';
import type { SocialIdentity } from './ports/social-identity.ts';
import type { Throttle } from './ports/throttle.ts';
import type { Secrets } from './secrets.ts';

/** What the server works with. A command takes its part of it, like `Pick<Deps, 'database' | 'clock'>`. */
export type Deps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly blobs: BlobStore;
  readonly jobs: Jobs;
  readonly sendMail: SendMail;
  readonly recordBookingEvent: RecordBookingEvent;
  readonly throttle: Throttle;
  readonly places: Places;
  readonly payments: PaymentGateway;
  readonly social: { readonly google: SocialIdentity; readonly facebook: SocialIdentity };
  /** A function, because the port may be known only after the server listens. */
  readonly publicUrl: () => string;
  /** The sender of invoices. */
  readonly company: Company;
  /** Whether an operator may log in without a second factor and with any password; undefined: none may. */
  readonly mayOmitSecondFactor?: ((email: string) => boolean) | undefined;
};

/** What changes of a booking need: a checkout, an answer, a cancellation. */
export type BookingDeps = Pick<Deps, 'database' | 'clock' | 'jobs' | 'recordBookingEvent'>;

export type PaymentDeps = BookingDeps & Pick<Deps, 'payments'>;
