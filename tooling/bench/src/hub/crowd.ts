import { once } from 'node:events';
import { WebSocket } from 'ws';
import { body } from './lines.ts';
import type { Line } from './lines.ts';

const atOnce = 100;

/** Many connections to one server. */
export type Crowd = {
  /** Keeps `depth` calls pending per connection for a time and returns the number of replies. */
  readonly roundTrips: (depth: number, seconds: number) => Promise<number>;
  /** Resolves once every connection has received the broadcast. */
  readonly allHear: (tell: () => void) => Promise<void>;
  readonly leave: () => Promise<void>;
};

export async function gather(address: string, line: Line, size: number): Promise<Crowd> {
  const sockets: WebSocket[] = [];
  let onAnswers = (_socket: WebSocket, _count: number): void => undefined;
  while (sockets.length < size) {
    const group = Array.from({ length: Math.min(atOnce, size - sockets.length) }, () =>
      connect(address, line, (socket, count) => onAnswers(socket, count)),
    );
    sockets.push(...(await Promise.all(group)));
  }
  return {
    roundTrips: async (depth, seconds) => {
      let trips = 0;
      let waiting = 0;
      let isOver = false;
      const { promise: allAnswered, resolve } = Promise.withResolvers<void>();
      const ask = (socket: WebSocket, times: number): void => {
        waiting += times;
        for (let time = 0; time < times; time += 1) socket.send(line.request);
      };
      onAnswers = (socket, count) => {
        trips += count;
        waiting -= count;
        if (!isOver) ask(socket, count);
        else if (waiting === 0) resolve();
      };
      for (const socket of sockets) ask(socket, depth);
      setTimeout(() => (isOver = true), seconds * 1000);
      await allAnswered;
      return trips;
    },
    allHear: async (tell) => {
      let waiting = size;
      const { promise: allHeard, resolve } = Promise.withResolvers<void>();
      onAnswers = (_socket, count) => {
        waiting -= count;
        if (waiting === 0) resolve();
      };
      tell();
      await allHeard;
    },
    leave: async () => {
      await Promise.all(
        sockets.map(async (socket) => {
          socket.removeAllListeners('close');
          const gone = once(socket, 'close');
          socket.terminate();
          await gone;
        }),
      );
    },
  };
}

/** Resolves after the handshake. A later failure is thrown uncaught, which ends the run. */
async function connect(
  address: string,
  { name, path, opening, reply }: Line,
  onAnswers: (socket: WebSocket, count: number) => void,
): Promise<WebSocket> {
  const socket = new WebSocket(`${address}${path}`, { perMessageDeflate: false, skipUTF8Validation: true });
  const { promise: ready, resolve } = Promise.withResolvers<void>();
  socket.on('open', () => {
    if (opening !== undefined) socket.send(opening);
  });
  socket.on('message', (data: Buffer) => {
    const heard = data.toString('latin1');
    const count = timesIn(heard);
    if (count > 0) {
      onAnswers(socket, count);
      return;
    }
    const answer = reply(heard);
    if (answer === undefined) throw new Error(`${name} says ${heard}`);
    if (answer.say !== undefined) socket.send(answer.say);
    if (answer.isReady) resolve();
  });
  socket.on('close', (code) => {
    throw new Error(`${name} has left with ${code}`);
  });
  await ready;
  return socket;
}

function timesIn(heard: string): number {
  let count = 0;
  for (let at = heard.indexOf(body); at >= 0; at = heard.indexOf(body, at + body.length)) count += 1;
  return count;
}
