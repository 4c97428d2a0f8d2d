import type { Contender } from '../compare.ts';
import { gather } from './crowd.ts';
import { body } from './lines.ts';
import type { Line } from './lines.ts';
import { startMeasured } from './measured-server.ts';

type Opened = Contender & { readonly close: () => Promise<void> };

/** A figure of a server. */
export type Figure = {
  readonly unit: string;
  /** The number of rounds, where a few are enough. */
  readonly mostRounds?: number;
  readonly open: (line: Line) => Promise<Opened>;
};

const speakers = 50;
const listeners = 1000;
const idlers = 2000;

/** Measures the server's cost per reply with a number of pending calls per connection. */
export const roundTrip = (depth: number): Figure => ({
  unit: 'µs of CPU per round trip',
  open: async (line) => {
    const server = await startMeasured(line.file);
    const crowd = await gather(server.address, line, speakers);
    return {
      name: line.name,
      measure: async (seconds) => {
        const before = await server.cpuMicros();
        const trips = await crowd.roundTrips(depth, seconds);
        return ((await server.cpuMicros()) - before) / trips;
      },
      close: async () => {
        await crowd.leave();
        await server.stop();
      },
    };
  },
});

export const broadcast: Figure = {
  unit: 'messages delivered per second of CPU',
  open: async (line) => {
    const server = await startMeasured(line.file);
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
      close: async () => {
        await crowd.leave();
        await server.stop();
      },
    };
  },
};

/** Uses a new process each time, since freed memory stays with the old one. */
export const idle: Figure = {
  unit: 'bytes of memory per idle connection',
  mostRounds: 3,
  open: async (line) => ({
    name: line.name,
    measure: async () => {
      const server = await startMeasured(line.file);
      // Warms up first, so that compiling and loading are not counted.
      const first = await gather(server.address, line, speakers);
      await first.leave();
      const before = await server.residentBytes();
      const crowd = await gather(server.address, line, idlers);
      const after = await server.residentBytes();
      await crowd.leave();
      await server.stop();
      return (after - before) / idlers;
    },
    close: async () => undefined,
  }),
};
