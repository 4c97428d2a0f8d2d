import lighthouse from 'lighthouse';
import { middle } from './looks.ts';

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
 * One look at a page in the mobile profile, with Chromium's debugging port (P4, P5): as a stranger, or as a guest whose
 * browser has kept everything since the last visit.
 */
export async function lookWithLighthouse(
  url: string,
  port: number,
  { isGuestKnown = false } = {},
): Promise<LighthouseFigures> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'silent',
    formFactor: 'mobile',
    onlyCategories: [...categories],
    disableStorageReset: isGuestKnown,
  });
  if (result === undefined) throw new Error(`no answer about ${url}`);
  const { lhr } = result;
  return {
    scores: scoresBy((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)),
    times: timesBy((name) => lhr.audits[audits[name]]?.numericValue ?? Number.NaN),
  };
}

/** The middle one of several looks, figure by figure. */
export function medianOf(looks: readonly LighthouseFigures[]): LighthouseFigures {
  return {
    scores: scoresBy((name) => middle(looks.map(({ scores }) => scores[name]))),
    times: timesBy((name) => middle(looks.map(({ times }) => times[name]))),
  };
}
