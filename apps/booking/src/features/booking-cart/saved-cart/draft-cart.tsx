import { authFormOpened, authForms } from '@repo/session/session/auth-modal-slice';
import { selectUserKind } from '@repo/session/session/session-slice';
import { useErrorText } from '@repo/session/form-parts/use-error-text';
import { AppLink } from '@repo/shell/entry/app-link';
import { Button, buttonClass } from '@repo/ui/actions/button';
import { Banner } from '@repo/ui/feedback/banner';
import { EmptyState } from '@repo/ui/feedback/empty-state';
import { Skeleton } from '@repo/ui/feedback/skeleton';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { savedLineOf, useDraftCartQuery } from '../../../model/api/draft-cart.ts';
import { markDraftCart } from '../../../model/stale-draft.ts';
import { savedEventEntered } from '../../../model/store/booking-events.ts';
import { savedCartOpened, selectSavedCart } from '../../../model/store/saved-cart.ts';
import type { SavedEventCart } from '../../../model/store/saved-cart.ts';
import { useBookingDispatch } from '../../../model/store/use-booking-dispatch.ts';
import { SavedCart } from './saved-cart.tsx';

/** Where the mail about a draft leads: those who could come, and the way to book them (I-R04, I-R05). */
export function DraftCart() {
  const isGuest = useSelector(selectUserKind) === 'guest';
  return isGuest ? <LoginFirst /> : <DraftOfHost />;
}

/** A draft is somebody's own, so its cart begins with signing in. */
function LoginFirst() {
  const { t } = useTranslation('bookingCart');
  const dispatch = useBookingDispatch();
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
  const textOf = useErrorText();
  const { eventId = '' } = useParams();
  const { data, error, refetch } = useDraftCartQuery(eventId, { refetchOnMountOrArgChange: true });
  const saved = useKeptDraft(data, Number(eventId));
  const code = error !== undefined && 'details' in error ? error.code : undefined;
  const isGone = code === 'object_does_not_exist';
  // What is shown stays where the server could only not be asked again.
  if (saved !== undefined && !isGone) return <SavedCart saved={saved} canAddRecap />;
  if (error === undefined) return <Skeleton status={t('draft.loading')} />;
  return (
    <Banner
      kind="danger"
      title={t(isGone ? 'draft.gone' : 'draft.failed')}
      actions={
        isGone ? (
          <AppLink to="/CustomerDashboard" className={buttonClass()}>
            {t('failure.myAccount')}
          </AppLink>
        ) : (
          <Button onClick={() => void refetch()}>{t('draft.tryAgain')}</Button>
        )
      }
    >
      {isGone ? t('draft.goneText') : code === undefined ? null : textOf(code)}
    </Banner>
  );
}

/** What the server says of the draft, with whom the host has chosen of those who still can. */
function useKeptDraft(fresh: SavedEventCart | undefined, eventId: number): SavedEventCart | undefined {
  const dispatch = useBookingDispatch();
  const kept = useSelector(selectSavedCart);
  const isSame = kept?.kind === 'draft' && kept.eventId === eventId;
  useEffect(() => {
    if (fresh === undefined) return;
    markDraftCart(eventId);
    if (!isSame) dispatch(savedEventEntered());
    const chosen = isSame ? kept.lines : fresh.lines;
    // Whoever was chosen costs what they cost now.
    const lines = chosen.flatMap(({ providerId }) => {
      const provider = fresh.suggested.find(({ id }) => id === providerId);
      return provider === undefined ? [] : [savedLineOf(provider, fresh.durationHours)];
    });
    dispatch(savedCartOpened({ ...fresh, lines }));
    // Once for each answer of the server, not for each choice of the host.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [dispatch, fresh]);
  return isSame ? kept : undefined;
}
