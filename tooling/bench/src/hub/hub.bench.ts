import type { Benchmark } from '../benchmark.ts';
import { compareInTurn, median } from '../compare.ts';
import type { Contender } from '../compare.ts';
import { broadcast, idle, roundTrip } from './figures.ts';
import type { Figure } from './figures.ts';
import { ours, plain, socketIo } from './lines.ts';
import type { Line } from './lines.ts';

type Budget = Pick<Benchmark, 'name' | 'must' | 'stretch' | 'isLowerBetter'>;

const against = (other: Line, figure: Figure, budget: Budget): Benchmark => ({
  ...budget,
  group: 'hub',
  run: async ({ rounds, seconds }) => {
    const opened = [await figure.open(ours), await figure.open(other)] as const;
    // Warms up, since compiling would take half of a first round.
    for (const { measure } of opened) await measure(seconds);
    const [subject, baseline] = [remembering(opened[0]), remembering(opened[1])];
    const compared = await compareInTurn(subject, baseline, {
      rounds: Math.min(rounds, figure.mostRounds ?? rounds),
      seconds,
    });
    for (const { name, measured } of [subject, baseline])
      process.stdout.write(`  ${name}: ${median(measured).toPrecision(4)} ${figure.unit}\n`);
    await Promise.all(opened.map(({ close }) => close()));
    return compared;
  },
});

function remembering({ name, measure }: Contender): Contender & { readonly measured: readonly number[] } {
  const measured: number[] = [];
  return {
    name,
    measured,
    measure: async (seconds) => {
      const figure = await measure(seconds);
      measured.push(figure);
      return figure;
    },
  };
}

const times = { isLowerBetter: true } as const;

/** P18: our hub server, against the WebSocket library alone and against socket.io. */
export const hub: readonly Benchmark[] = [
  against(plain, roundTrip(1), { name: 'hub-depth-1', must: 1.4, stretch: 1.25, ...times }),
  against(plain, roundTrip(16), { name: 'hub-depth-16', must: 1.15, stretch: 1, ...times }),
  against(plain, broadcast, { name: 'hub-broadcast', must: 0.6, stretch: 0.85 }),
  against(plain, idle, { name: 'hub-idle', must: 1.6, stretch: 1.43, ...times }),
  against(socketIo, roundTrip(1), { name: 'hub-depth-1-socket-io', must: 1, stretch: 0.82, ...times }),
  against(socketIo, roundTrip(16), { name: 'hub-depth-16-socket-io', must: 1, stretch: 0.68, ...times }),
  against(socketIo, broadcast, { name: 'hub-broadcast-socket-io', must: 1, stretch: 1.2 }),
  against(socketIo, idle, { name: 'hub-idle-socket-io', must: 1, stretch: 0.63, ...times }),
];
