import { execFileSync } from 'node:child_process';

type HungFiles = {
  /** Notes that a file is alive: it began, or one of its tests began or ended. */
  readonly note: (file: string) => void;
  readonly forget: (file: string) => void;
};

/**
 * Kills the process of a test file in which nothing has happened for so long. Node's own time limit ends tests, but not a
 * file that blocks its event loop or leaves something open.
 */
export function killHungFiles(mostMs: number, onKill: (file: string) => void): HungFiles {
  const lastEventAt = new Map<string, number>();
  setInterval(() => {
    for (const [file, at] of lastEventAt) {
      if (Date.now() - at < mostMs) continue;
      lastEventAt.delete(file);
      onKill(file);
      for (const pid of childrenThatRun(file)) process.kill(pid, 'SIGKILL');
    }
  }, mostMs / 10).unref();
  return {
    note: (file) => lastEventAt.set(file, Date.now()),
    forget: (file) => lastEventAt.delete(file),
  };
}

function childrenThatRun(file: string): number[] {
  const lines = execFileSync('ps', ['-A', '-ww', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  return lines.flatMap((line) => {
    const [pid, parent] = line.trim().split(/\s+/);
    return Number(parent) === process.pid && line.endsWith(file) ? [Number(pid)] : [];
  });
}
