import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { siteData } from '@repo/api-client/site-data';
import { analyticsTagAddress } from '@repo/domain/site/analytics-tag';
import { selectConsent } from '../consent/consent-slice.ts';
import type { CommonState } from '../store/create-app-store.ts';

type Fields = Readonly<Record<string, string | number>>;

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const tagMark = 'data-analytics';

/** Tracks an analytics event; only with consent, and only if the deployment has an analytics tag. */
export const track =
  (name: string, fields: Fields): ThunkAction<void, CommonState, unknown, UnknownAction> =>
  (dispatch, getState) => {
    if (selectConsent(getState()) === 'all') void dispatch(tell(name, fields));
  };

const tell =
  (name: string, fields: Fields): ThunkAction<Promise<void>, CommonState, unknown, UnknownAction> =>
  async (dispatch, getState) => {
    const asking = siteData.endpoints.configuration.initiate(undefined, { subscribe: false });
    const { data } = await dispatch(asking);
    // Consent may have been withdrawn while the configuration was loading.
    if (selectConsent(getState()) !== 'all') return;
    const id = data?.analyticsId;
    if (typeof id === 'string') loadTag(id);
    command('event', name, fields);
  };

/** Sends a command to the tag, which accepts only an `arguments` object. */
function command(..._words: readonly unknown[]): void {
  (globalThis.window.dataLayer ??= []).push(arguments);
}

/** The tag needs its id before any event. */
function loadTag(id: string): void {
  if (document.querySelector(`script[${tagMark}]`) !== null) return;
  command('js', new Date());
  // Only the events of the specs are sent, not every page view.
  command('config', id, { send_page_view: false });
  const script = document.createElement('script');
  script.async = true;
  script.src = analyticsTagAddress(id);
  script.setAttribute(tagMark, '');
  document.head.append(script);
}
