import {
  addEventProcessor,
  browserTracingIntegration,
  captureException,
  getClient,
  init,
  replayIntegration,
} from '@sentry/react';
import { withoutSecrets } from './without-secrets.ts';

/** Addresses that let whoever knows them in: a replay tells the address of the page as it stands. */
const secretAddress = /[?&](?:token|eventid)=/i;

export type Reporting = { readonly report: (fault: unknown) => void; readonly stop: () => void };

/** Reports faults, how long things take, and how it came to a fault, in the shares of the specs (A-R19, A-65). */
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
    // Whoever takes the consent back is not recorded a moment longer; a new one counts from the next page on.
    stop: () => void getClient()?.close(),
  };
}
