import { usePageTitle } from '@repo/shell/frame/use-page-title';
import { buttonClass } from '@repo/ui/actions/button';
import { AsyncState } from '@repo/ui/feedback/async-state';
import { SkeletonBlock } from '@repo/ui/feedback/skeleton';
import { isFirstLoad } from '@repo/ui/loading/is-first-load';
import { useLoadable } from '@repo/ui/loading/use-loadable';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { ProfileView } from '../features/provider-profile/profile-view.tsx';
import { BookBar, ReserveBar } from '../features/provider-profile/reserve-bar.tsx';
import { useProviderProfileQuery } from '../features/provider-profile/provider-profile-query.ts';
import type { ProviderProfile } from '../features/provider-profile/provider-profile-query.ts';
import { isBookingMode } from '../model/profile-address.ts';
import { bookingPath } from '../model/step-moves.ts';
import classNames from './provider-profile-page.module.css';

/** Answers of the server to an id that is unknown or invalid. */
const notThere = ['profile_doesnot_exist', 'object_does_not_exist', 'invalid_input'];

/** The public profile of a provider (D-R08). */
export function ProviderProfilePage() {
  const { t } = useTranslation('providerChoice');
  const { id = '' } = useParams();
  const { currentData: data, error, isFetching, refetch } = useProviderProfileQuery(id);
  const state = useLoadable({ data, error, isFetching });
  if (notThere.includes(error?.code ?? '')) return <NotFound />;
  return (
    <div className={classNames['page']}>
      {data !== undefined || isFirstLoad({ data, error }) ? null : <FailedHeading />}
      <AsyncState
        state={state}
        onRetry={() => void refetch()}
        loadingLabel={t('profile.loading')}
        skeleton={
          <>
            <SkeletonBlock inlineSize="40%" blockSize="2.5rem" />
            <SkeletonBlock inlineSize="60%" />
            <SkeletonBlock aspectRatio="3 / 1" />
          </>
        }
      >
        {(profile) => <Shown profile={profile} />}
      </AsyncState>
    </div>
  );
}

function FailedHeading() {
  const { t } = useTranslation('providerChoice');
  const title = t('profile.failed');
  usePageTitle(title);
  return <h1>{title}</h1>;
}

function Shown({ profile }: { readonly profile: ProviderProfile }) {
  const { t } = useTranslation('providerChoice');
  const [query] = useSearchParams();
  usePageTitle(t('profile.title', { name: profile.profileName }));
  return (
    <div className={classNames['page']}>
      <ProfileView profile={profile} />
      {isBookingMode(query) ? <ReserveBar profile={profile} /> : <BookBar profile={profile} />}
    </div>
  );
}

function NotFound() {
  const { t } = useTranslation('providerChoice');
  const title = t('profile.notFoundTitle');
  usePageTitle(title);
  return (
    <div className={classNames['page']}>
      <h1>{title}</h1>
      <p>{t('profile.notFoundText')}</p>
      <div>
        <Link to={bookingPath} className={buttonClass()}>
          {t('profile.book')}
        </Link>
      </div>
    </div>
  );
}
