import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { refuse } from '../refuse.ts';
import type { ClockChange } from './clock.repository.ts';
import type { Clock, SharedClock } from './shared-clock.ts';

/** Until the year 2100. */
const latestSeconds = 4_102_444_800;

const order = z.union([
  z.strictObject({ now: z.number().min(0).max(latestSeconds) }),
  z.strictObject({ advance: z.number().min(0).max(latestSeconds) }),
  z.strictObject({ reset: z.literal(true) }),
]);

type Deps = {
  readonly time: SharedClock;
  readonly realClock: Clock;
  /** Runs due jobs and returns how many. */
  readonly runDueJobs: () => Promise<number>;
  /** Processes due events, sends the webhooks and returns how many. */
  readonly deliverWebhooks: () => Promise<number>;
};

export function clockRoutes(app: FastifyInstance, deps: Deps): void {
  const { time, realClock, runDueJobs, deliverWebhooks } = deps;
  const nowSeconds = (): number => Math.floor(time.clock.nowMs() / 1000);

  app.get('/clock', async () => ({ now: nowSeconds() }));

  app.post('/clock', async ({ body }, reply) => {
    const given = order.safeParse(body);
    if (!given.success) {
      return refuse(reply, 'Send one of {"now": seconds}, {"advance": seconds} and {"reset": true}.');
    }
    if (!(await time.move(changeOf(given.data, realClock.nowMs())))) {
      return refuse(reply, 'The clock cannot be set more than a century away from real time.');
    }
    await deliverWebhooks();
    let ran = await runDueJobs();
    // Jobs may cause webhooks, which may cause more jobs.
    while ((await deliverWebhooks()) > 0) ran += await runDueJobs();
    return { now: nowSeconds(), ran };
  });
}

function changeOf(given: z.output<typeof order>, realNowMs: number): ClockChange {
  if ('now' in given) return { setToMs: given.now * 1000 - realNowMs };
  if ('advance' in given) return { addMs: given.advance * 1000 };
  return { setToMs: 0 };
}
