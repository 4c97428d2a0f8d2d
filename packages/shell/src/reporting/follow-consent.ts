import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { hasHeaderAndFooter } from '@repo/domain/site/page-chrome';
import { selectConsent } from '../consent/consent-slice.ts';
import { siteData } from '@repo/api-client/site-data';
import type { CommonState } from '../store/create-app-store.ts';
import type { Faults } from './collect-faults.ts';
import type { Reporting } from './sentry.ts';
import { whenIdle } from './when-idle.ts';

type AppStore = Pick<Store<CommonState>, 'getState' | 'subscribe'> & {
  readonly dispatch: ThunkDispatch<CommonState, unknown, UnknownAction>;
};

/**
 * Reports faults while the visitor consents. The reporter is loaded when the page is idle or at the first fault; never
 * on pages opened by a secret link of a mail.
 */
export function followConsent(store: AppStore, faults: Faults): void {
  let reporting: Promise<Reporting | undefined> | undefined;
  const isAllowed = (): boolean =>
    selectConsent(store.getState()) === 'all' && hasHeaderAndFooter(globalThis.location.pathname);
  const begin = async (): Promise<void> => {
    if (reporting !== undefined || !isAllowed()) return;
    const { data } = await store.dispatch(siteData.endpoints.configuration.initiate());
    const dsn = data?.errorReporting?.dsn;
    if (dsn !== undefined && isAllowed()) reporting ??= startedAt(dsn, faults);
  };
  let consent = selectConsent(store.getState());
  const settle = (): void => {
    if (consent === 'all') whenIdle(() => void begin());
    else void reporting?.then((started) => started?.stop());
  };
  store.subscribe(() => {
    const now = selectConsent(store.getState());
    if (now === consent) return;
    consent = now;
    settle();
  });
  settle();
  faults.onWaiting(() => void begin());
}

async function startedAt(dsn: string, faults: Faults): Promise<Reporting | undefined> {
  try {
    const started = (await import('./sentry.ts')).startSentry(dsn);
    faults.handTo(started.report);
    return started;
  } catch {
    // Without a network there is no reporting either.
    return undefined;
  }
}
