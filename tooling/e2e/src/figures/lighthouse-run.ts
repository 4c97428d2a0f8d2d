import lighthouse from 'lighthouse';

export type LighthouseFigures = {
  readonly performance: number;
  readonly accessibility: number;
  readonly 'best-practices': number;
  readonly seo: number;
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly cls: number;
};

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** One look at a page in the mobile profile, with Chromium's debugging port (P4, P5). */
export async function lookWithLighthouse(url: string, port: number): Promise<LighthouseFigures> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'silent',
    formFactor: 'mobile',
    onlyCategories: [...categories],
  });
  if (result === undefined) throw new Error(`no answer about ${url}`);
  const { categories: scores, audits } = result.lhr;
  const scoreOf = (name: (typeof categories)[number]): number => Math.round((scores[name]?.score ?? 0) * 100);
  const valueOf = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    'best-practices': scoreOf('best-practices'),
    seo: scoreOf('seo'),
    lcpMs: valueOf('largest-contentful-paint'),
    tbtMs: valueOf('total-blocking-time'),
    cls: valueOf('cumulative-layout-shift'),
  };
}

/** The middle one of several looks, figure by figure. */
export function medianOf(looks: readonly LighthouseFigures[]): LighthouseFigures {
  const middle = (name: keyof LighthouseFigures): number =>
    looks.map((look) => look[name]).toSorted((one, other) => one - other)[Math.floor(looks.length / 2)] ??
    Number.NaN;
  return {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    'best-practices': middle('best-practices'),
    seo: middle('seo'),
    lcpMs: middle('lcpMs'),
    tbtMs: middle('tbtMs'),
    cls: middle('cls'),
  };
}
