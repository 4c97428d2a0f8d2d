import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

type Process = { readonly pid: number; readonly parentPid: number; readonly command: string };

const lookEveryMs = 500;
/** The names of npx, npm and pnpm in the list of processes. */
const packageManager = /^npm |(?:^|[/ ])(?:npx|npm|pnpm)(?:-cli)?(?:\.c?js)?(?: |$)/;
/** The shells that they start between each other and the program. */
const shell = /^\S*sh(?: |$)/;

/**
 * Calls back once when npx or a package manager above this process has ended: npx dies of a SIGTERM without passing it
 * on, and would leave the product running. The path of the package manager tells whether npx has started it.
 */
export function watchLaunchers(onEnded: () => void, packageManagerPath: string): void {
  const launchers = launchersOf(ancestors());
  const top = launchers.at(-1);
  if (top === undefined) return;
  // npx had ended before this process started, but its package manager is known from the environment.
  if (top.parentPid === 1 && !isNpx(top) && /[/\\]_npx[/\\]/.test(packageManagerPath))
    return void setImmediate(onEnded);
  const children = [process.pid, ...launchers.map(({ pid }) => pid)];
  const timer = setInterval(() => {
    if (launchers.every(({ pid }, index) => find(children[index] ?? 0)?.parentPid === pid)) return;
    clearInterval(timer);
    onEnded();
  }, lookEveryMs).unref();
}

/** Returns the ancestors up to the topmost package manager; the process that started that one may end. */
function launchersOf(chain: readonly Process[]): readonly Process[] {
  const isLauncher = ({ command }: Process): boolean => !shell.test(command) && packageManager.test(command);
  const end = chain.findIndex((process) => !isLauncher(process) && !shell.test(process.command));
  const above = end < 0 ? chain : chain.slice(0, end);
  return above.slice(0, above.findLastIndex(isLauncher) + 1);
}

const isNpx = ({ command }: Process): boolean => /^npm exec |npx(?:-cli)?(?:\.c?js)? /.test(command);

function ancestors(): Process[] {
  const chain: Process[] = [];
  for (let pid = process.ppid; pid > 0;) {
    const found = find(pid);
    if (found === undefined) break;
    chain.push(found);
    pid = found.parentPid;
  }
  return chain;
}

/** Returns a process with its parent; undefined when it is gone. */
function find(pid: number): Process | undefined {
  try {
    return process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
  } catch {
    return undefined;
  }
}

function fromProc(pid: number): Process {
  // The name of the process before the state may contain brackets.
  const [, parentPid] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  return { pid, parentPid: Number(parentPid), command };
}

function fromPs(pid: number): Process {
  const line = execFileSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  const [parentPid = ''] = line.split(/\s+/, 1);
  return { pid, parentPid: Number(parentPid), command: line.slice(parentPid.length).trim() };
}
