import type { Plant } from './planted-tree.ts';

/** At least one file that breaks each rule of dependency-cruiser.config.mjs. */
export const importPlants: readonly Plant[] = [
  {
    rule: 'no-cycles',
    file: 'packages/ui/src/planted-cycle-a.ts',
    source: "import { b } from './planted-cycle-b.ts';\nexport const a = () => b;\n",
  },
  { rule: 'no-orphans', file: 'packages/ui/src/planted-orphan.ts', source: 'export const unused = 1;\n' },
  {
    rule: 'imports-must-resolve',
    file: 'packages/ui/src/planted-lost.ts',
    source: "import 'no-such-package-anywhere';\n",
  },
  {
    rule: 'no-tests-in-production',
    file: 'apps/api/src/planted-test-use.ts',
    source: "import { fixedClock } from './testing/fixed-clock.ts';\nexport const clock = fixedClock();\n",
  },
  {
    rule: 'domain-imports-nothing',
    file: 'packages/domain/src/planted-io.ts',
    source: "import { readFileSync } from 'node:fs';\nexport const read = readFileSync;\n",
  },
  {
    rule: 'domain-imports-nothing',
    file: 'packages/domain/src/planted-upward.ts',
    source: "import { endpoints } from '../../contracts/src/contract.ts';\nexport const all = endpoints;\n",
  },
  {
    rule: 'contracts-import-domain-and-zod',
    file: 'packages/contracts/src/planted-up.ts',
    source: "import { locales } from '../../i18n/src/locale.ts';\nexport const all = locales;\n",
  },
  {
    rule: 'ui-knows-no-product',
    file: 'packages/ui/src/planted-domain.ts',
    source: "import { brand } from '../../domain/src/brand.ts';\nexport const name = brand;\n",
  },
  {
    rule: 'i18n-knows-only-domain',
    file: 'packages/i18n/src/planted-up.ts',
    source:
      "import { serverData } from '../../api-client/src/server-data.ts';\nexport const data = serverData;\n",
  },
  {
    rule: 'api-client-is-low',
    file: 'packages/api-client/src/planted-up.ts',
    source:
      "import { storedLocale } from '../../shell/src/store/stored-locale.ts';\nexport const locale = storedLocale;\n",
  },
  {
    rule: 'forms-are-below-the-session',
    file: 'packages/forms/src/planted.ts',
    source: "export { signIn } from '../../session/src/session/sign-in.ts';\n",
  },
  {
    rule: 'session-is-below-the-shell',
    file: 'packages/session/src/planted.ts',
    source:
      "import { storedLocale } from '../../shell/src/store/stored-locale.ts';\nexport const locale = storedLocale;\n",
  },
  {
    rule: 'feature-packages-do-not-meet',
    file: 'packages/gallery/src/planted.ts',
    source:
      "import { storedLocale } from '../../shell/src/store/stored-locale.ts';\nexport const locale = storedLocale;\n",
  },
  {
    rule: 'signalr-server-stands-alone',
    file: 'packages/signalr-server/src/planted.ts',
    source: "import { brand } from '../../domain/src/brand.ts';\nexport const name = brand;\n",
  },
  {
    rule: 'sandbox-knows-only-domain',
    file: 'packages/sandbox/src/planted-up.ts',
    source: "import { endpoints } from '../../contracts/src/contract.ts';\nexport const all = endpoints;\n",
  },
  {
    rule: 'sandbox-is-met-in-one-place',
    file: 'apps/api/src/adapters/planted-sandbox.ts',
    source: "import { openSandbox } from '@repo/sandbox/open-sandbox';\nexport const open = openSandbox;\n",
  },
  {
    rule: 'demo-imports-only-domain',
    file: 'packages/demo/src/planted-up.ts',
    source: "import { endpoints } from '../../contracts/src/contract.ts';\nexport const all = endpoints;\n",
  },
  {
    rule: 'demo-is-imported-by-its-loader',
    file: 'apps/api/src/modules/planted-demo.ts',
    source: "import { demoPassword } from '@repo/demo/accounts';\nexport const password = demoPassword;\n",
  },
  {
    rule: 'packages-never-import-apps',
    file: 'packages/shell/src/planted-app.ts',
    source:
      "import { eventForm } from '../../../apps/booking/src/model/store/event-form.ts';\nexport const form = eventForm;\n",
  },
  {
    rule: 'apps-never-import-apps',
    file: 'apps/customer-portal/src/planted-app.ts',
    source:
      "import { eventForm } from '../../booking/src/model/store/event-form.ts';\nexport const form = eventForm;\n",
  },
  {
    rule: 'no-tooling-in-production',
    file: 'packages/domain/src/planted-tool.ts',
    source:
      "import { closingLine } from '../../../tooling/report/src/test-counts.ts';\nexport const line = closingLine;\n",
  },
  {
    rule: 'browser-takes-contract-types-only',
    file: 'apps/booking/src/model/planted-contract.ts',
    source: "import { endpoints } from '@repo/contracts/contract';\nexport const all = endpoints;\n",
  },
  {
    rule: 'browser-without-server-parts',
    file: 'packages/shell/src/planted-server.ts',
    source:
      "import fastify from '../../../apps/api/node_modules/fastify/fastify.js';\nexport const make = fastify;\n",
  },
  {
    rule: 'browser-without-node',
    file: 'apps/booking/src/model/planted-node.ts',
    source: "import { join } from 'node:path';\nexport const path = join;\n",
  },
  {
    rule: 'api-without-browser-parts',
    file: 'apps/api/src/planted-react.ts',
    source: "import { startI18n } from '@repo/i18n/start-i18n';\nexport const start = startI18n;\n",
  },
  {
    rule: 'pages-are-below-the-app',
    file: 'apps/booking/src/pages/planted-page.ts',
    source: "import { reducer } from '../app/reducer.ts';\nexport const all = reducer;\n",
  },
  {
    rule: 'features-never-import-features',
    file: 'apps/booking/src/features/planted/planted-feature.ts',
    source: "import { HowItWorks } from '../landing/how-it-works.tsx';\nexport const use = HowItWorks;\n",
  },
  {
    rule: 'model-never-imports-features',
    file: 'apps/booking/src/model/planted-model.ts',
    source:
      "import { HowItWorks } from '../features/landing/how-it-works.tsx';\nexport const use = HowItWorks;\n",
  },
  {
    rule: 'modules-meet-at-the-module-file',
    file: 'apps/api/src/modules/planted/planted.ts',
    source:
      "import { presentEventTypes } from '../catalogue/catalogue.presenter.ts';\nexport const present = presentEventTypes;\n",
  },
  {
    rule: 'routes-hold-no-sql',
    file: 'apps/api/src/modules/planted/planted.routes.ts',
    source: "import { ask } from './planted.repository.ts';\nexport const route = ask;\n",
  },
  {
    rule: 'presenter-and-policy-are-leaves',
    file: 'apps/api/src/modules/planted/planted.policy.ts',
    source: "import { ask } from './planted.repository.ts';\nexport const may = ask;\n",
  },
  {
    rule: 'sql-only-in-repositories',
    file: 'apps/api/src/modules/planted/planted-command.ts',
    source: "import { sql } from 'kysely';\nexport const statement = sql`select 1`;\n",
  },
  {
    rule: 'http-is-not-for-commands',
    file: 'apps/api/src/modules/planted/planted-http-command.ts',
    source:
      "import { successEnvelope } from '../../http/reply-envelope.ts';\nexport const done = successEnvelope(null);\n",
  },
];

/** Files that the plants import; they break no rule. */
export const plantedGround: readonly Plant[] = [
  {
    rule: '',
    file: 'packages/ui/src/planted-cycle-b.ts',
    source: "import { a } from './planted-cycle-a.ts';\nexport const b = () => a;\n",
  },
  {
    rule: '',
    file: 'apps/api/src/modules/planted/planted.repository.ts',
    source: 'export const ask = () => 1;\n',
  },
];
