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

/**
 * The one door through which figures of use leave a page: with consent alone, and to nobody where the deployment names
 * no place for them.
 */
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
    // Consent may have been taken back while the configuration was on its way.
    if (selectConsent(getState()) !== 'all') return;
    const id = data?.analyticsId;
    if (typeof id === 'string') loadTag(id);
    command('event', name, fields);
  };

/** Tells the tag something. It takes the `arguments` of a function for a command, and passes over lists and objects. */
function command(..._words: readonly unknown[]): void {
  (globalThis.window.dataLayer ??= []).push(arguments);
}

/** The tag counts only for whom it has been told to, before anything is counted. */
function loadTag(id: string): void {
  if (document.querySelector(`script[${tagMark}]`) !== null) return;
  command('js', new Date());
  // What the specs name is counted, and not each page besides.
  command('config', id, { send_page_view: false });
  const script = document.createElement('script');
  script.async = true;
  script.src = analyticsTagAddress(id);
  script.setAttribute(tagMark, '');
  document.head.append(script);
}
