import type { Benchmark } from '../benchmark.ts';
import { compareInTurn, median } from '../compare.ts';
import type { Contender } from '../compare.ts';
import { gather } from './crowd.ts';
import { body, ours, plain, socketIo } from './lines.ts';
import type { Line } from './lines.ts';
import { startMeasured } from './measured-server.ts';
import type { MeasuredServer } from './measured-server.ts';

type Opened = Contender & { readonly close: () => Promise<void> };
type Figure = {
  readonly unit: string;
  readonly open: (server: MeasuredServer, line: Line) => Promise<Opened>;
};

const speakers = 50;
const listeners = 1000;
const idlers = 2000;
/** A count, not a time: it does not need many rounds. */
const idleRounds = 3;

/** What an answer costs the server, while each of the connections waits for so many at a time. */
const roundTrip = (depth: number): Figure => ({
  unit: 'µs of CPU per round trip',
  open: async (server, line) => {
    const crowd = await gather(server.address, line, speakers);
    return {
      name: line.name,
      measure: async (seconds) => {
        const before = await server.cpuMicros();
        const trips = await crowd.roundTrips(depth, seconds);
        return ((await server.cpuMicros()) - before) / trips;
      },
      close: crowd.leave,
    };
  },
});

const broadcast: Figure = {
  unit: 'messages delivered per second of CPU',
  open: async (server, line) => {
    const crowd = await gather(server.address, line, listeners);
    return {
      name: line.name,
      measure: async (seconds) => {
        const before = await server.cpuMicros();
        const until = performance.now() + seconds * 1000;
        let delivered = 0;
        while (performance.now() < until) {
          await crowd.allHear(() => server.broadcast(body));
          delivered += listeners;
        }
        return (delivered / ((await server.cpuMicros()) - before)) * 1_000_000;
      },
      close: crowd.leave,
    };
  },
};

const idle: Figure = {
  unit: 'bytes of heap per idle connection',
  open: async (server, line) => ({
    name: line.name,
    measure: async () => {
      const before = await server.memory();
      const crowd = await gather(server.address, line, idlers);
      const after = await server.memory();
      await crowd.leave();
      return (after.heapBytes - before.heapBytes) / idlers;
    },
    close: async () => undefined,
  }),
};

type Budget = Pick<Benchmark, 'name' | 'must' | 'stretch' | 'isOfTimes'>;

const against = (baseline: Line, figure: Figure, budget: Budget): Benchmark => ({
  ...budget,
  group: 'hub',
  run: async ({ rounds, seconds }) => {
    const servers = await Promise.all([startMeasured(ours.file), startMeasured(baseline.file)]);
    const subjectOpened = await figure.open(servers[0], ours);
    const baselineOpened = await figure.open(servers[1], baseline);
    const told = [subjectOpened, baselineOpened].map(remembering);
    const [subject, other] = told;
    if (subject === undefined || other === undefined) throw new Error('two are compared');
    try {
      // What is compiled on the way is no part of the figure.
      for (const { measure } of [subjectOpened, baselineOpened]) await measure(1);
      return await compareInTurn(subject, other, {
        rounds: figure === idle ? Math.min(rounds, idleRounds) : rounds,
        seconds,
      });
    } finally {
      for (const { name, measured } of told)
        process.stdout.write(`  ${name}: ${median(measured).toPrecision(4)} ${figure.unit}\n`);
      await Promise.all([subjectOpened.close(), baselineOpened.close()]);
      await Promise.all(servers.map(({ stop }) => stop()));
    }
  },
});

const remembering = ({ name, measure }: Contender) => {
  const measured: number[] = [];
  return {
    name,
    measured,
    measure: async (seconds: number) => {
      const figure = await measure(seconds);
      measured.push(figure);
      return figure;
    },
  };
};

/** P18: our hub server against the WebSocket library alone, and against socket.io. */
export const hub: readonly Benchmark[] = [
  against(plain, roundTrip(1), { name: 'hub-depth-1', must: 1.4, stretch: 1.25, isOfTimes: true }),
  against(plain, roundTrip(16), { name: 'hub-depth-16', must: 1.15, stretch: 1, isOfTimes: true }),
  against(plain, broadcast, { name: 'hub-broadcast', must: 0.6, stretch: 0.85 }),
  against(socketIo, roundTrip(1), { name: 'hub-depth-1-socket-io', must: 1, stretch: 0.82, isOfTimes: true }),
  against(socketIo, roundTrip(16), {
    name: 'hub-depth-16-socket-io',
    must: 1,
    stretch: 0.68,
    isOfTimes: true,
  }),
  against(socketIo, broadcast, { name: 'hub-broadcast-socket-io', must: 1, stretch: 1.2 }),
  against(socketIo, idle, { name: 'hub-idle-socket-io', must: 1, stretch: 0.63, isOfTimes: true }),
  against(plain, idle, { name: 'hub-idle', must: 2, stretch: 1.43, isOfTimes: true }),
];
