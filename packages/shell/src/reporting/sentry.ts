import {
  addEventProcessor,
  browserTracingIntegration,
  captureException,
  getClient,
  init,
  replayIntegration,
} from '@sentry/react';
import { withoutSecrets } from './without-secrets.ts';

/** Addresses with a secret that grants access; a replay records the address of the page. */
const secretAddress = /[?&](?:token|eventid)=/i;

export type Reporting = { readonly report: (fault: unknown) => void; readonly stop: () => void };

/** Reports faults, traces and replays, with the sample rates of the specs (A-R19, A-65). */
export function startSentry(dsn: string): Reporting {
  init({
    dsn,
    tracesSampleRate: 1,
    replaysSessionSampleRate: 0.3,
    replaysOnErrorSampleRate: 1,
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
    },
    integrations: [
      browserTracingIntegration(),
      ...(secretAddress.test(globalThis.location.search)
        ? []
        : [replayIntegration({ maskAllText: true, maskAllInputs: true, blockAllMedia: true })]),
    ],
    beforeBreadcrumb: withoutSecrets,
    beforeSendSpan: withoutSecrets,
  });
  addEventProcessor(withoutSecrets);
  return {
    report: (fault) => void captureException(fault),
    // Stops at once when consent is withdrawn; a new consent applies from the next page on.
    stop: () => void getClient()?.close(),
  };
}
