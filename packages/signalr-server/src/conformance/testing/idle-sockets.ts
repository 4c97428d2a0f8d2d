// A separate program: opens many sockets to a hub, completes the handshake on every other one, and then stays idle.
import { WebSocket } from 'ws';
import { jsonHandshake } from './records.ts';

const [url = '', count = '0'] = process.argv.slice(2);
const atOnce = 50;

const open = (isSilent: boolean): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(url, { perMessageDeflate: false });
    socket.on('error', reject);
    socket.on('open', () => {
      if (isSilent) resolve();
      else socket.send(jsonHandshake);
    });
    socket.on('message', () => resolve());
  });

for (let at = 0; at < Number(count); at += atOnce) {
  const few = Math.min(atOnce, Number(count) - at);
  await Promise.all(Array.from({ length: few }, (_each, number) => open((at + number) % 2 === 1)));
}
process.send?.('open');
// Exits together with its parent.
process.on('disconnect', () => process.exit());
