// Who may import whom (docs/architecture.md). Rules go by the pattern of a path, so a new folder is protected
// from its first file on. Every comment says why, and what to do instead.
const notProduction = '(\\.(test|spec)\\.tsx?$|/testing/|\\.config\\.(ts|mjs)$|\\.d\\.ts$)';
const browserApps = '^apps/(?!api/)([^/]+)/src/';
const repo = '^(apps|packages|tooling)/';

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

export default {
  forbidden: [
    forbid(
      'no-cycles',
      'Two files that need each other are one thing or miss a third: move what both use into a file of its own.',
      {},
      { circular: true },
    ),
    forbid(
      'no-orphans',
      'A file that nothing imports is dead: use it or delete it.',
      {
        orphan: true,
        pathNot: [
          notProduction,
          '/main\\.tsx?$',
          '\\.css$',
          '^tooling/',
          '\\.(mjs|cjs)$',
          '/testing/',
          '/ports/',
        ],
      },
      {},
    ),
    forbid(
      'imports-must-resolve',
      'This leads nowhere: correct the path, or add the package to the catalog and to the package.json that uses it.',
      {},
      { couldNotResolve: true },
    ),
    forbid(
      'no-tests-in-production',
      'Production code must not depend on what exists for tests: move what both need out of the test.',
      { pathNot: [notProduction, '^tooling/'] },
      { path: '(\\.(test|spec)\\.tsx?$|/testing/)' },
    ),
    forbid(
      'domain-imports-nothing',
      'Rules are pure so that browser and server run the same ones: pass what is needed as a parameter.',
      { path: '^packages/domain/src/', pathNot: notProduction },
      { pathNot: '^packages/domain/src/' },
    ),
    forbid(
      'contracts-import-domain-and-zod',
      'The contract is read by both sides: it may only know rules and schemas.',
      { path: '^packages/contracts/src/', pathNot: notProduction },
      { pathNot: ['^packages/(domain|contracts)/src/', 'node_modules/zod/'] },
    ),
    forbid(
      'ui-knows-no-product',
      'Components of packages/ui are handed words and values: they know no domain, store or translation.',
      { path: '^packages/ui/src/', pathNot: notProduction },
      { path: repo, pathNot: '^packages/ui/src/' },
    ),
    forbid(
      'i18n-knows-only-domain',
      'Texts may name what the rules name, nothing else: pass values in as variables of a text.',
      { path: '^packages/i18n/src/' },
      { path: repo, pathNot: '^packages/(i18n|domain)/src/' },
    ),
    forbid(
      'api-client-is-low',
      'The client of the API stands below everything that has screens: pass callbacks in from above.',
      { path: '^packages/api-client/src/', pathNot: notProduction },
      { path: repo, pathNot: '^packages/(api-client|contracts|domain)/src/' },
    ),
    forbid(
      'forms-are-below-the-session',
      'Forms of every app use these hooks, those of signing in first: pass in what a form does with its values.',
      { path: '^packages/forms/src/', pathNot: notProduction },
      { path: repo, pathNot: '^packages/(forms|api-client|contracts|domain|ui)/src/' },
    ),
    forbid(
      'session-is-below-the-shell',
      'Signing in is used by the shell and the features, so it cannot use them: pass what it needs in.',
      { path: '^packages/session/src/' },
      { path: '^packages/(shell|cart|places|messaging|gallery|upload)/' },
    ),
    forbid(
      'feature-packages-do-not-meet',
      'Shell, cart, places, messaging, gallery and upload are put together by the apps: pass the one to the other there.',
      { path: '^packages/(shell|cart|places|messaging|gallery|upload)/src/' },
      { path: '^packages/(shell|cart|places|messaging|gallery|upload)/', pathNot: '^packages/$1/' },
    ),
    forbid(
      'signalr-server-stands-alone',
      'The hub server is a library of its own: what is special to this product belongs into apps/api/src/realtime.',
      { path: '^packages/signalr-server/src/' },
      { path: repo, pathNot: '^packages/signalr-server/' },
    ),
    forbid(
      'sandbox-knows-only-domain',
      'The sandbox plays services of others, which know nothing of this product: it may use the rules of domain.',
      { path: '^packages/sandbox/src/' },
      { path: repo, pathNot: '^packages/(sandbox|domain)/src/' },
    ),
    forbid(
      'sandbox-is-met-in-one-place',
      'Adapters are the same for the real service and for the sandbox: choose between the two in external-services.ts.',
      { path: '^apps/api/src/', pathNot: ['^apps/api/src/external-services\\.ts$', notProduction] },
      { path: '^packages/sandbox/' },
    ),
    forbid(
      'demo-imports-only-domain',
      'The demo is data about the product: what creates rows from it belongs into apps/api/src/demo.',
      { path: '^packages/demo/src/' },
      { path: repo, pathNot: '^packages/(demo|domain)/src/' },
    ),
    forbid(
      'demo-is-imported-by-its-loader',
      'The product must not depend on demo data: only apps/api/src/demo and tests import it.',
      { path: repo, pathNot: ['^packages/demo/', '^apps/api/src/demo/', notProduction] },
      { path: '^packages/demo/' },
    ),
    forbid(
      'packages-never-import-apps',
      'Apps are built from packages, never the other way round: move the shared part into a package.',
      { path: '^packages/' },
      { path: '^apps/' },
    ),
    forbid(
      'apps-never-import-apps',
      'Apps are deployed one by one: what two of them use is a package.',
      { path: '^apps/([^/]+)/' },
      { path: '^apps/', pathNot: '^apps/$1/' },
    ),
    forbid(
      'no-tooling-in-production',
      'Tools are not shipped: what production needs is a package.',
      { path: '^(apps|packages)/[^/]+/src/', pathNot: notProduction },
      { path: '^tooling/' },
    ),
    forbid(
      'browser-takes-contract-types-only',
      'A browser pays 26 kB and more for the schemas: import type, the key literal carries the path.',
      {
        path: [
          '^packages/(api-client|forms|session|shell|cart|places|messaging|gallery|upload|ui)/src/',
          browserApps,
        ],
      },
      { path: '^packages/contracts/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'browser-without-server-parts',
      'This cannot run in a browser: the browser asks the API.',
      {
        path: [
          '^packages/(ui|i18n|api-client|forms|session|shell|cart|places|messaging|gallery|upload)/src/',
          browserApps,
        ],
        pathNot: notProduction,
      },
      { path: ['^packages/(sandbox|signalr-server)/', 'node_modules/(fastify|kysely|pg|pino)/'] },
    ),
    forbid(
      'browser-without-node',
      'Modules of Node do not exist in a browser: use what the browser has.',
      {
        path: [
          '^packages/(ui|i18n|api-client|forms|session|shell|cart|places|messaging|gallery|upload)/src/',
          browserApps,
        ],
        pathNot: notProduction,
      },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'api-without-browser-parts',
      'The server renders no screens: it may use the texts of packages/i18n and nothing made for React.',
      { path: '^apps/api/src/' },
      {
        path: [
          '^packages/(api-client|forms|session|shell|cart|places|messaging|gallery|upload|ui)/',
          '^packages/i18n/src/start-i18n',
          'node_modules/(react|react-dom|react-i18next|i18next|axios)/',
        ],
      },
    ),
    forbid(
      'pages-are-below-the-app',
      'A page does not know the store or the routes it is put into: use the typed selectors of model/.',
      { path: '^apps/([^/]+)/src/pages/', pathNot: notProduction },
      { path: '^apps/$1/src/app/' },
    ),
    forbid(
      'features-never-import-features',
      'Features that know each other cannot change alone: move what both use into model/, put them together in a page.',
      { path: '^apps/([^/]+)/src/features/([^/]+)/', pathNot: notProduction },
      { path: '^apps/$1/src/(features/(?!$2/)|pages/|app/)' },
    ),
    forbid(
      'model-never-imports-features',
      'State that several features share cannot depend on one of them: move the rule into model/ or domain.',
      { path: '^apps/([^/]+)/src/model/', pathNot: notProduction },
      { path: '^apps/$1/src/(features|pages|app)/' },
    ),
    forbid(
      'modules-meet-at-the-module-file',
      'A module of the API is used through its <name>.module.ts: export what others need there.',
      { path: '^apps/api/src/modules/([^/]+)/' },
      { path: '^apps/api/src/modules/(?!$1/)[^/]+/', pathNot: '\\.module\\.ts$' },
    ),
    forbid(
      'routes-hold-no-sql',
      'A route authorises, calls and presents: let a command or query talk to the repository.',
      { path: '\\.routes\\.ts$' },
      { path: ['\\.repository\\.ts$', '^apps/api/src/database/'], dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'presenter-and-policy-are-leaves',
      'Presenters and policies are pure: hand them records and actors, let them import types only.',
      { path: '\\.(presenter|policy)\\.ts$', pathNot: notProduction },
      { path: '^apps/api/src/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'sql-only-in-repositories',
      'SQL has one home per module, so that the schema can change: put the query into the <name>.repository.ts.',
      { path: '^apps/api/src/', pathNot: ['\\.repository\\.ts$', '^apps/api/src/database/', notProduction] },
      { path: 'node_modules/(kysely|pg)/' },
    ),
    forbid(
      'http-is-not-for-commands',
      'A command can be called by a job or the command line too: only routes and modules know HTTP.',
      {
        path: '^apps/api/src/modules/',
        pathNot: ['\\.(routes|module)\\.ts$', notProduction],
      },
      { path: ['node_modules/fastify/', '^apps/api/src/http/'] },
    ),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    exclude: { path: ['^(apps|packages|tooling)/[^/]+/(dist|test-results)/'] },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
    combinedDependencies: false,
  },
};
