import { hostHome } from '@repo/domain/site/dashboard-address';
import { authFormOpened, authForms } from '@repo/session/session/auth-modal-slice';
import { selectUserKind } from '@repo/session/session/session-slice';
import { AppLink } from '@repo/shell/entry/app-link';
import { useAppDispatch } from '@repo/shell/store/use-app-dispatch';
import { Button, buttonClass } from '@repo/ui/actions/button';
import { AsyncState } from '@repo/ui/feedback/async-state';
import { Banner } from '@repo/ui/feedback/banner';
import { EmptyState } from '@repo/ui/feedback/empty-state';
import { useLoadable } from '@repo/ui/loading/use-loadable';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { savedLineOf, useDraftCartQuery } from './draft-cart-query.ts';
import { markDraftCart } from '../../../model/stale-draft.ts';
import { savedEventEntered } from '../../../model/store/booking-events.ts';
import { savedCartOpened, selectSavedCart } from '../../../model/store/saved-cart.ts';
import type { SavedEventCart } from '../../../model/store/saved-cart.ts';
import { SavedCart } from './saved-cart.tsx';

/** Shows the cart of a draft, which the mail with its suggestions links to (I-R04, I-R05). */
export function DraftCart() {
  const isGuest = useSelector(selectUserKind) === 'guest';
  return isGuest ? <LoginFirst /> : <DraftOfHost />;
}

/** Asks a guest to log in, because only the owner sees a draft. */
function LoginFirst() {
  const { t } = useTranslation('bookingCart');
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(authFormOpened(authForms.login));
  }, [dispatch]);
  return (
    <EmptyState
      icon="lock"
      title={t('draft.loginTitle')}
      actions={<Button onClick={() => dispatch(authFormOpened(authForms.login))}>{t('draft.login')}</Button>}
    >
      {t('draft.loginText')}
    </EmptyState>
  );
}

function DraftOfHost() {
  const { t } = useTranslation('bookingCart');
  const { eventId = '' } = useParams();
  const query = useDraftCartQuery(eventId, { refetchOnMountOrArgChange: true });
  const saved = useKeptDraft(query.data, Number(eventId));
  const state = useLoadable({ ...query, data: saved });
  if (query.error?.code === 'object_does_not_exist') return <Gone />;
  return (
    <AsyncState state={state} onRetry={() => void query.refetch()} loadingLabel={t('draft.loading')}>
      {(cart) => <SavedCart saved={cart} canAddRecap />}
    </AsyncState>
  );
}

function Gone() {
  const { t } = useTranslation('bookingCart');
  return (
    <Banner
      kind="danger"
      title={t('draft.gone')}
      actions={
        <AppLink to={hostHome} className={buttonClass()}>
          {t('failure.myAccount')}
        </AppLink>
      }
    >
      {t('draft.goneText')}
    </Banner>
  );
}

/** Returns the stored cart of a draft, updated with the server's answer. */
function useKeptDraft(fresh: SavedEventCart | undefined, eventId: number): SavedEventCart | undefined {
  const dispatch = useAppDispatch();
  const kept = useSelector(selectSavedCart);
  const isSame = kept?.kind === 'draft' && kept.eventId === eventId;
  useEffect(() => {
    if (fresh === undefined) return;
    markDraftCart(eventId);
    if (!isSame) dispatch(savedEventEntered());
    const chosen = isSame ? kept.lines : fresh.lines;
    // Chosen providers get their current price.
    const lines = chosen.flatMap(({ providerId }) => {
      const provider = fresh.suggested.find(({ id }) => id === providerId);
      return provider === undefined ? [] : [savedLineOf(provider, fresh.durationHours)];
    });
    dispatch(savedCartOpened({ ...fresh, lines }));
    // Runs once for each answer of the server, not for each choice of the host.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [dispatch, fresh]);
  return isSame ? kept : undefined;
}
