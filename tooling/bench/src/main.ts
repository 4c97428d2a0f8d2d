// `pnpm bench [NAME]`: one line each with name, ratio, min, max, must and stretch (design/budgets.md).
// BENCH_ROUNDS and BENCH_SECONDS shorten a run, for testing the benchmark itself.
import type { Benchmark } from './benchmark.ts';
import { catalogue } from './catalogue.bench.ts';
import { checkout } from './checkout/checkout.bench.ts';
import { contended } from './checkout/contended.bench.ts';
import { hub } from './hub/hub.bench.ts';
import { invoice } from './invoice.bench.ts';
import { login } from './login.bench.ts';
import { matching, matchingGrowth } from './matching.bench.ts';
import { ownRow } from './own-row.bench.ts';
import { thumbnails } from './thumbnails.bench.ts';
import { latency } from './uploads/latency.bench.ts';
import { memory } from './uploads/memory.bench.ts';
import { upload } from './uploads/upload.bench.ts';

const benchmarks: readonly Benchmark[] = [
  catalogue,
  checkout,
  contended,
  ...hub,
  invoice,
  ...latency,
  login,
  matching,
  matchingGrowth,
  ...memory,
  ownRow,
  thumbnails,
  upload,
];
const mostBaselineSpread = 0.25;
const effort = {
  rounds: Number(process.env['BENCH_ROUNDS'] ?? 7),
  seconds: Number(process.env['BENCH_SECONDS'] ?? 4),
};

const wanted = process.argv[2];
const chosen = benchmarks.filter(
  ({ name, group }) => wanted === undefined || name === wanted || group === wanted,
);
if (chosen.length === 0) {
  process.stderr.write(
    `There is no benchmark "${wanted}": ${benchmarks.map(({ name }) => name).join(', ')}\n`,
  );
  process.exitCode = 1;
}
for (const { name, must, stretch, isLowerBetter, unit = 'ratio', run } of chosen) {
  const { ratio, min, max, baselineSpread } = await run(effort);
  const figures = [
    `${unit} ${ratio.toFixed(2)}`,
    `min ${min.toFixed(2)}`,
    `max ${max.toFixed(2)}`,
    `must ${must}`,
    `stretch ${stretch}`,
  ];
  const isVoid = baselineSpread > mostBaselineSpread;
  process.stdout.write(`${name}: ${figures.join(', ')}${isVoid ? ', void: the baseline wandered' : ''}\n`);
  if (isVoid || (isLowerBetter ? ratio > must : ratio < must)) process.exitCode = 1;
}
