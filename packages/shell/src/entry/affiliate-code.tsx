import { decideAffiliate } from '@repo/domain/booking-flow/affiliate-code';
import { leaveFor } from '@repo/session/session/leave-for';
import { browserStorage } from '@repo/session/storage/browser-storage';
import { Spinner } from '@repo/ui/feedback/spinner';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useConfigurationQuery } from '@repo/api-client/site-data';
import { useAppDispatch } from '../store/use-app-dispatch.ts';

const storageKey = 'affiliateCode';
const parameter = 'partnerCode';
const eventInRoute = /^\/event_booking\/[^/]+\/[^/]+/i;

const decisionFor = ({ pathname, search }: { readonly pathname: string; readonly search: string }) =>
  decideAffiliate({
    partnerCode: new URLSearchParams(search).get(parameter),
    storedCode: browserStorage.read(storageKey) ?? null,
    hasEventIdInRoute: eventInRoute.test(pathname),
  });

/**
 * Keeps the affiliate code in the storage and in the address of every page (A-R09). Visitors with a code that is not
 * the stored one belong to the marketing site.
 */
export function AffiliateCode({ children }: { readonly children: ReactNode }) {
  const location = useLocation();
  const [{ action: first, isSpinnerShown }] = useState(() => decisionFor(location));
  useEffect(() => {
    const { action, affiliateCode } = decisionFor(location);
    if (affiliateCode === null) return;
    if (action === 'store') browserStorage.write(storageKey, affiliateCode);
    if (action === 'restore') showCode(affiliateCode);
  }, [location]);
  if (first !== 'redirect') return children;
  return <Leaving page={isSpinnerShown ? undefined : children}>{children}</Leaving>;
}

/** Without the router, because nothing on the page depends on it. */
function showCode(code: string): void {
  const { history } = globalThis;
  const address = new URL(globalThis.location.href);
  address.searchParams.set(parameter, code);
  history.replaceState(history.state, '', address);
}

/** Redirects to the marketing site; without one, shows the page. */
function Leaving({ page, children }: { readonly page: ReactNode; readonly children: ReactNode }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { data, isError } = useConfigurationQuery();
  useEffect(() => {
    if (data !== undefined) dispatch(leaveFor(data.marketingUrl));
  }, [data, dispatch]);
  if (isError) return children;
  return (
    page ?? (
      <p role="status">
        <Spinner size="large" />
        {t('leaving')}
      </p>
    )
  );
}
