import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { chooseCells, modesFor } from './choose-cells.ts';
import type { ChosenCell } from './choose-cells.ts';
import { runCell } from './crash-cell.ts';
import type { CellReport } from './crash-cell.ts';
import type { Deliveries } from './drive-booking.ts';
import { flows } from './flows.ts';
import { setStage } from './stage.ts';
import type { Stage } from './stage.ts';
import { openSpareProducts } from './spare-products.ts';
import type { SpareProducts } from './spare-products.ts';

const { CRASH_CELLS = '4', CRASH_SEED = '1', CRASH_WORKERS = '1', CRASH_FLOW } = process.env;

/** Number of moments tried per flow, spread evenly; `all` tries every one. */
const wanted = CRASH_CELLS === 'all' ? Infinity : Math.ceil(Number(CRASH_CELLS) / flows.length);
/** Chooses the delivery mode and the second kill of each moment. */
const seed = Number(CRASH_SEED);
/** Number of cells that run in parallel. */
const workers = Number(CRASH_WORKERS);
const mostTries = 3;

let products: SpareProducts;
before(async () => {
  products = await openSpareProducts(workers);
});
after(() => products.end());

/** Runs the flow to its end without a kill and counts its moments. */
async function rehearse(stage: Stage, mode: Deliveries): Promise<CellReport> {
  const report = await runCell(stage, { mode, moment: 0, secondMoment: 0 });
  assert.deepEqual(report.faults, [], mode);
  assert.ok(report.moments > 20, `only ${report.moments} moments`);
  return report;
}

async function runCells(stage: Stage, cells: readonly ChosenCell[], recoveryMoments: number) {
  const places = new Set<string>();
  const faults: string[] = [];
  const survivors: string[] = [];
  let diedTwice = 0;
  let lastRecovery = recoveryMoments;
  const runOne = async ({ mode, moment, secondDeathAt }: ChosenCell): Promise<void> => {
    const secondMoment = secondDeathAt === undefined ? 0 : 1 + Math.floor(secondDeathAt * lastRecovery);
    let report = await runCell(stage, { mode, moment, secondMoment });
    // Retries a moment that was not reached: the amount of work at the end of a flow varies from run to run.
    for (let tries = 1; report.moments < moment && tries < mostTries; tries += 1)
      report = await runCell(stage, { mode, moment, secondMoment });
    const { deaths } = report;
    const name = `${mode}, moment ${moment}, then ${secondMoment}, died at ${deaths.join(' and ')}`;
    faults.push(...report.faults.map((fault) => `${name}: ${fault}`));
    if (report.moments < moment) survivors.push(name);
    else if (deaths[0] !== undefined) places.add(deaths[0].replace(/^\d+ /, ''));
    if (deaths.length === 2) diedTwice += 1;
    lastRecovery = report.recoveryMoments;
  };
  const queue = cells.values();
  const takeOneByOne = async (): Promise<void> => {
    for (const cell of queue)
      await runOne(cell).catch((error: unknown) => {
        faults.push(`${JSON.stringify(cell)}: ${String(error)}`);
      });
  };
  await Promise.all(Array.from({ length: workers }, takeOneByOne));
  return { places: places.size, diedTwice, survivors, faults };
}

for (const [index, flow] of flows.entries()) {
  // CRASH_FLOW limits a run to one flow.
  const skip = CRASH_FLOW !== undefined && CRASH_FLOW !== flow.name;
  test(
    `${flow.name}: loses nothing and repeats nothing when the product is killed at any moment`,
    { skip },
    async (t) => {
      const stage = await setStage(flow, products);
      t.after(() => stage.template.close());
      const flowSeed = seed + index;
      const momentsOf = new Map<Deliveries, number>();
      let recoveryMoments = 0;
      for (const mode of modesFor(wanted, flowSeed)) {
        const rehearsal = await rehearse(stage, mode);
        momentsOf.set(mode, rehearsal.moments);
        recoveryMoments = rehearsal.recoveryMoments;
      }
      const cells = chooseCells(momentsOf, { wanted, seed: flowSeed });
      const { places, diedTwice, survivors, faults } = await runCells(stage, cells, recoveryMoments);
      const counted = [...momentsOf].map(([mode, moments]) => `${moments} (${mode})`).join(', ');
      t.diagnostic(
        `moments ${counted}; ${cells.length} cells, ${places} places of death, ${diedTwice} died twice, ` +
          `${survivors.length} ended before their moment came`,
      );
      assert.deepEqual(faults, []);
      assert.ok(places > 0 && survivors.length <= Math.ceil(cells.length / 10), survivors.join('; '));
    },
  );
}
