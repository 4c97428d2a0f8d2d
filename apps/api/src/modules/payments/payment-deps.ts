import type { Database } from '../../database/schema.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Jobs } from '../../ports/jobs.ts';
import type { PaymentGateway } from '../../ports/payment-gateway.ts';
import type { TellNews } from '../booking-news/booking-news.module.ts';

/** What happens to a paid or forsaken order within a transaction needs no more than this. */
export type CompletionDeps = {
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly tell: TellNews;
};

/** What the commands about payments live off. */
export type PaymentDeps = CompletionDeps & {
  readonly database: Database;
  readonly clock: Clock;
  readonly payments: PaymentGateway;
};
