// The baseline of P8: the bare web framework returning a constant.
import Fastify from 'fastify';

const app = Fastify();
app.get('/', async () => ({ hello: 'world' }));
const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`${address}\n`);
process.stdin.resume().on('end', () => process.exit(0));
