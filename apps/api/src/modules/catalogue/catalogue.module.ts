import { downloadFile } from '@repo/contracts/galleries/downloads';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { catalogueQueries } from './catalogue-queries.ts';
import type { Deployment } from './catalogue.presenter.ts';
import { catalogueRoutes } from './catalogue.routes.ts';

type CatalogueDeps = Pick<Deps, 'database' | 'clock' | 'publicUrl' | 'company'> & {
  /** The marketing site that affiliate codes and policies open; undefined: the product itself. */
  readonly site?: (() => MarketingSite) | undefined;
  readonly analyticsId?: string | undefined;
  readonly googleMapsBrowserKey?: string | undefined;
  readonly sentryDsn?: string | undefined;
  /** The login pages of Google and Facebook; undefined: none. */
  readonly signInPages?: (() => SignInPages) | undefined;
};

export type SignInPages = Deployment['socialSignIn'];

/** The external pages that the product links to. */
export type MarketingSite = {
  readonly marketingUrl: string;
  /** Undefined: a page of the marketing site. */
  readonly communityUrl?: string | undefined;
  readonly socialLinks: readonly { readonly name: string; readonly url: string }[];
};

/** The path of a file download without the file id. */
const downloadPath = downloadFile.path.replace('/:fileId', '');

/** The public lists and settings. Returns `forget`, which clears their cache after a change. */
export function catalogueModule(app: FastifyInstance, deps: CatalogueDeps): { readonly forget: () => void } {
  const { queries, forget } = catalogueQueries({
    ...deps,
    deployment: () => deploymentOf(deps),
  });
  catalogueRoutes(app, queries);
  return { forget };
}

function deploymentOf(deps: CatalogueDeps): Deployment {
  const { publicUrl, site, analyticsId, googleMapsBrowserKey, sentryDsn, signInPages, company } = deps;
  const { marketingUrl, communityUrl, socialLinks }: MarketingSite = site?.() ?? {
    marketingUrl: publicUrl(),
    socialLinks: [],
  };
  return {
    downloadUrl: `${publicUrl()}${downloadPath}`,
    marketingUrl,
    communityUrl: communityUrl ?? `${marketingUrl}/community`,
    analyticsId: analyticsId ?? null,
    googleMapsBrowserKey: googleMapsBrowserKey ?? null,
    errorReporting: sentryDsn === undefined ? null : { dsn: sentryDsn },
    company: { name: company.name, taxRegistration: company.taxRegistration ?? null },
    socialSignIn: signInPages?.() ?? { google: null, facebook: null },
    socialLinks: [...socialLinks],
  };
}
