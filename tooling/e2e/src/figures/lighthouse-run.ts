import lighthouse from 'lighthouse';
import { median } from './lighthouse-runs.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const audits = {
  fcpMs: 'first-contentful-paint',
  lcpMs: 'largest-contentful-paint',
  tbtMs: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

export type LighthouseFigures = {
  readonly scores: Readonly<Record<(typeof categories)[number], number>>;
  readonly times: Readonly<Record<keyof typeof audits, number>>;
};

type Scores = LighthouseFigures['scores'];
type Times = LighthouseFigures['times'];

const scoresBy = (score: (name: keyof Scores) => number): Scores => ({
  performance: score('performance'),
  accessibility: score('accessibility'),
  'best-practices': score('best-practices'),
  seo: score('seo'),
});

const timesBy = (time: (name: keyof Times) => number): Times => ({
  fcpMs: time('fcpMs'),
  lcpMs: time('lcpMs'),
  tbtMs: time('tbtMs'),
  cls: time('cls'),
});

/**
 * Runs Lighthouse on a page in the mobile profile through Chromium's debugging port (P4, P5), as a first-time visitor or
 * with the storage of earlier visits.
 */
export async function runLighthouse(
  url: string,
  port: number,
  { keepsStorage = false } = {},
): Promise<LighthouseFigures> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'silent',
    formFactor: 'mobile',
    onlyCategories: [...categories],
    disableStorageReset: keepsStorage,
  });
  if (result === undefined) throw new Error(`no result for ${url}`);
  const { lhr } = result;
  return {
    scores: scoresBy((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)),
    times: timesBy((name) => lhr.audits[audits[name]]?.numericValue ?? Number.NaN),
  };
}

/** Returns the median of several runs, figure by figure. */
export function medianOf(runs: readonly LighthouseFigures[]): LighthouseFigures {
  return {
    scores: scoresBy((name) => median(runs.map(({ scores }) => scores[name]))),
    times: timesBy((name) => median(runs.map(({ times }) => times[name]))),
  };
}
