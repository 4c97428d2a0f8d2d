import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ImageRefused } from './decode-apart.ts';

const run = promisify(execFile);
const program = fileURLToPath(new URL('render-svg-process.ts', import.meta.url));
const defaultMostMs = 10_000;
const mostPngBytes = 128 * 1024 * 1024;

/**
 * Renders a drawing as a PNG, in a process that is killed at the time limit: filters and nested groups of a few bytes can
 * take minutes, and nothing else stops the renderer.
 */
export async function renderSvg(path: string, mostMs = defaultMostMs): Promise<Buffer> {
  try {
    const { stdout } = await run(process.execPath, [program, path], {
      encoding: 'buffer',
      timeout: mostMs,
      killSignal: 'SIGKILL',
      maxBuffer: mostPngBytes,
      env: {},
    });
    return stdout;
  } catch (cause) {
    throw new ImageRefused('not rendered', { cause });
  }
}
