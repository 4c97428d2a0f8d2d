import type { LighthouseFigures } from './lighthouse-run.ts';

export const say = (line: string): void => void process.stdout.write(`${line}\n`);
export const verdict = (isMet: boolean): string => (isMet ? 'met' : 'MISSED');
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

export const timesOf = ({ fcpMs, lcpMs, tbtMs, cls }: LighthouseFigures['times']): string =>
  `FCP ${Math.round(fcpMs)} ms, LCP ${Math.round(lcpMs)} ms, TBT ${Math.round(tbtMs)} ms, CLS ${cls.toFixed(3)}`;

export function sayScores(
  path: string,
  { performance, ...others }: LighthouseFigures['scores'],
  leastPerformance = 97,
): void {
  const isMet = performance >= leastPerformance && Object.values(others).every((score) => score === 100);
  say(`P4 ${path}: ${JSON.stringify({ performance, ...others })}, ${verdict(isMet)}`);
}
