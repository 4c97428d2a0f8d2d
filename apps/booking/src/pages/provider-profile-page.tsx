import type { ApiFailure } from '@repo/api-client/api-failure';
import { useErrorText } from '@repo/forms/use-error-text';
import { usePageTitle } from '@repo/shell/frame/use-page-title';
import { Button, buttonClass } from '@repo/ui/actions/button';
import { Banner } from '@repo/ui/feedback/banner';
import { Skeleton, SkeletonBlock } from '@repo/ui/feedback/skeleton';
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
  const { data, error, isFetching, refetch } = useProviderProfileQuery(id);
  if (data !== undefined && String(data.id) === String(Number(id))) return <Shown profile={data} />;
  if (error === undefined || isFetching)
    return (
      <Skeleton status={t('profile.loading')}>
        <SkeletonBlock inlineSize="40%" blockSize="2.5rem" />
        <SkeletonBlock inlineSize="60%" />
        <SkeletonBlock aspectRatio="3 / 1" />
      </Skeleton>
    );
  const code = 'code' in error && 'details' in error ? error.code : 'internal_server_error';
  if (notThere.includes(code)) return <NotFound />;
  return <Failed code={code} onRetry={() => void refetch()} />;
}

type FailedProps = { readonly code: ApiFailure['code']; readonly onRetry: () => void };

function Failed({ code, onRetry }: FailedProps) {
  const { t } = useTranslation('providerChoice');
  const textOf = useErrorText();
  const title = t('profile.failed');
  usePageTitle(title);
  return (
    <div className={classNames['page']}>
      <h1>{title}</h1>
      <Banner
        kind="danger"
        actions={
          <Button look="secondary" size="small" icon="retry" onClick={onRetry}>
            {t('tryAgain')}
          </Button>
        }
      >
        {textOf(code)}
      </Banner>
    </div>
  );
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
