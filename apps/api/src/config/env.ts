import { z } from 'zod';
import { StartupError } from '../startup-error.ts';

const port = z.coerce
  .number('must be a number from 0 to 65535')
  .int('must be a number from 0 to 65535')
  .min(0, 'must be a number from 0 to 65535')
  .max(65_535, 'must be a number from 0 to 65535');

const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' })
  .transform((address) => address.replace(/\/+$/, ''));

const variables = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'], 'must be development, test or production')
    .default('development'),
  PORT: port.default(4000),
  HOST: z.string().min(1, 'must not be empty').optional(),
  DATA_DIR: z.string().min(1, 'must not be empty').default('.data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be an address that begins with postgres://' })
    .optional(),
  DATABASE_POOL: z.coerce.number('must be a number from 1 to 200').int().min(1).max(200).default(10),
  PUBLIC_URL: webAddress.optional(),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'must be fatal, error, warn, info, debug or silent',
    )
    .optional(),
});

export type Env = Readonly<{
  isProduction: boolean;
  port: number;
  host: string;
  dataDir: string;
  /** Absent: the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  databasePool: number;
  /** Absent: the address the process itself listens on. */
  publicUrl: string | undefined;
  logLevel: string;
}>;

/** Reads the environment once; whatever is wrong with it is told in one go, never one variable at a time. */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  // An empty variable is one that is not set: that is how shells and compose files clear them.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')} ${message}`);
    throw new StartupError(
      `These environment variables are not right (see .env.example):\n${lines.join('\n')}`,
    );
  }
  const { data } = parsed;
  const isProduction = data.NODE_ENV === 'production';
  return {
    isProduction,
    port: data.PORT,
    // Where people develop, other machines have no business with the product.
    host: data.HOST ?? (isProduction ? '::' : 'localhost'),
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL,
    databasePool: data.DATABASE_POOL,
    publicUrl: data.PUBLIC_URL,
    logLevel: data.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
  };
}
