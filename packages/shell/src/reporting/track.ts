import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { siteData } from '@repo/api-client/site-data';
import { selectConsent } from '../consent/consent-slice.ts';
import type { CommonState } from '../store/create-app-store.ts';

type Fields = Readonly<Record<string, string | number>>;

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const tagAddress = 'https://www.googletagmanager.com/gtag/js?id=';
const tagMark = 'data-analytics';

/**
 * The one door through which figures of use leave a page: with consent alone, and to nobody where the deployment names
 * no place for them.
 */
export const track =
  (name: string, fields: Fields): ThunkAction<void, CommonState, unknown, UnknownAction> =>
  (dispatch, getState) => {
    if (selectConsent(getState()) !== 'all') return;
    const layer = (globalThis.window.dataLayer ??= []);
    layer.push({ event: name, ...fields });
    void dispatch(loadConfiguredTag());
  };

const loadConfiguredTag =
  (): ThunkAction<Promise<void>, CommonState, unknown, UnknownAction> => async (dispatch, getState) => {
    const asking = siteData.endpoints.configuration.initiate(undefined, { subscribe: false });
    const { data } = await dispatch(asking);
    const id = data?.analyticsId;
    // Consent may have been taken back while the configuration was on its way.
    if (typeof id === 'string' && selectConsent(getState()) === 'all') loadTag(id);
  };

function loadTag(id: string): void {
  if (document.querySelector(`script[${tagMark}]`) !== null) return;
  const script = document.createElement('script');
  script.async = true;
  script.src = `${tagAddress}${encodeURIComponent(id)}`;
  script.setAttribute(tagMark, '');
  document.head.append(script);
}
