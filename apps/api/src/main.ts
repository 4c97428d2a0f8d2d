import { readEnv } from './config/env.ts';
import { StopRequested, onStopSignal } from './shutdown/on-stop-signal.ts';
import { stopDeadlinesMs } from './shutdown/stop-deadlines.ts';
import { startProduct } from './start-product.ts';
import { StartupError } from './startup-error.ts';
import { welcomeOf } from './welcome.ts';

/** Tells a stop in order from one that was cut by its deadline. */
function endStopped(): never {
  process.stdout.write('stopped\n');
  process.exit(0);
}

// A terminal that has gone cannot be written to.
process.stdout.on('error', () => undefined);
const stopping = onStopSignal(process.env);
try {
  const env = readEnv(process.env);
  stopping.addEventListener('abort', () => {
    setTimeout(
      () => {
        process.stderr.write('The stop took too long and was cut.\n');
        process.exit(1);
      },
      env.lameDuckSeconds * 1000 + stopDeadlinesMs.process,
    ).unref();
  });
  const announce = (sentence: string): void => void process.stdout.write(`${sentence}\n`);
  const product = await startProduct(env, announce, { stopping });
  process.stdout.write(`ready ${product.url}\n${welcomeOf(env, product.url)}`);
  if (!stopping.aborted) await new Promise((resolve) => stopping.addEventListener('abort', resolve));
  await product.stop();
  endStopped();
} catch (error) {
  if (error instanceof StopRequested) endStopped();
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
