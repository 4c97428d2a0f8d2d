import { watchLaunchers } from './watch-launchers.ts';

/** Thrown by a start that was interrupted by a stop signal, which is not an error. */
export class StopRequested extends Error {
  override readonly name = 'StopRequested';
}

/** Signals within this time count as one: a terminal signals all processes, and launchers pass their signal on too. */
const echoMs = 500;

let stopSignal: AbortSignal | undefined;

/**
 * Returns a signal that aborts when this process should stop: at SIGINT, SIGTERM, SIGHUP, or the end of a launcher
 * above it, since npx does not pass signals on. Listens from the first call; a second signal ends the process at once.
 */
export function onStopSignal({ npm_execpath = '' }: NodeJS.ProcessEnv): AbortSignal {
  stopSignal ??= listen(npm_execpath);
  return stopSignal;
}

function listen(packageManagerPath: string): AbortSignal {
  const stopping = new AbortController();
  let firstAtMs = Number.POSITIVE_INFINITY;
  const request = (): void => {
    firstAtMs = Math.min(firstAtMs, performance.now());
    stopping.abort(new StopRequested('asked to stop'));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (performance.now() - firstAtMs > echoMs) process.exit(1);
      request();
    });
  watchLaunchers(request, packageManagerPath);
  return stopping.signal;
}
