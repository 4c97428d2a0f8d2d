import { downloadFile } from '@repo/contracts/galleries/downloads';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/schema.ts';
import type { Clock } from '../../ports/clock.ts';
import { catalogueQueries } from './catalogue-queries.ts';
import type { Deployment } from './catalogue.presenter.ts';
import { catalogueRoutes } from './catalogue.routes.ts';

type Deps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly publicUrl: () => string;
  /** Where affiliate codes and policies lead; the product itself where there is no such site. */
  readonly site?: (() => MarketingSite) | undefined;
  readonly analyticsId?: string | undefined;
  readonly sentryDsn?: string | undefined;
  /** The pages of the sign-in providers, where there are any. */
  readonly signInPages?: (() => SignInPages) | undefined;
  readonly company: { readonly name: string; readonly taxRegistration: string | undefined };
};

export type SignInPages = Deployment['socialSignIn'];

/** What there is outside of the product that its pages link to. */
export type MarketingSite = {
  readonly marketingUrl: string;
  readonly socialLinks: readonly { readonly name: string; readonly url: string }[];
};

/** Where a single file is downloaded from, without the id of the file. */
const downloadPath = downloadFile.path.replace('/:fileId', '');

/** What everybody may read of the catalogue. `forget` lets a change that was made here show at once. */
export function catalogueModule(app: FastifyInstance, deps: Deps): { readonly forget: () => void } {
  const { queries, forget } = catalogueQueries({
    ...deps,
    deployment: () => deploymentOf(deps),
  });
  catalogueRoutes(app, queries);
  return { forget };
}

function deploymentOf(deps: Deps): Deployment {
  const { publicUrl, site, analyticsId, sentryDsn, signInPages, company } = deps;
  const { marketingUrl, socialLinks } = site?.() ?? { marketingUrl: publicUrl(), socialLinks: [] };
  return {
    downloadUrl: `${publicUrl()}${downloadPath}`,
    marketingUrl,
    analyticsId: analyticsId ?? null,
    errorReporting: sentryDsn === undefined ? null : { dsn: sentryDsn },
    company: { name: company.name, taxRegistration: company.taxRegistration ?? null },
    socialSignIn: signInPages?.() ?? { google: null, facebook: null },
    socialLinks: [...socialLinks],
  };
}
