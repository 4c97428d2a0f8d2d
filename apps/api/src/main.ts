import { readEnv } from './config/env.ts';
import { startProduct } from './start-product.ts';
import { StartupError } from './startup-error.ts';
import { welcomeOf } from './welcome.ts';

try {
  const env = readEnv(process.env);
  const product = await startProduct(env, (sentence) => void process.stdout.write(`${sentence}\n`));
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    await product.stop();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
  process.stdout.write(`ready ${product.url}\n${welcomeOf(env, product.url)}`);
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
