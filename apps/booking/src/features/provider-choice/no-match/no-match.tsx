import { noMatchOffer } from '@repo/domain/matching/no-match-offer';
import { useConfigurationQuery } from '@repo/api-client/site-data';
import { useErrorText } from '@repo/forms/use-error-text';
import { selectUserKind } from '@repo/session/session/session-slice';
import { useSiteLink } from '@repo/shell/site/use-site-link';
import { Button, ButtonLink } from '@repo/ui/actions/button';
import { AsyncState } from '@repo/ui/feedback/async-state';
import { Banner } from '@repo/ui/feedback/banner';
import { useLoadable } from '@repo/ui/loading/use-loadable';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { usePostalCodesQuery } from '../../../model/api/catalogue.ts';
import type { OtherTime } from '../../../model/api/availability.ts';
import { useSubmitDraft } from './use-submit-draft.ts';
import { selectEventForm } from '../../../model/store/event-form.ts';
import classNames from './no-match.module.css';
import { OtherTimes } from './other-times.tsx';

/** Shown if no provider is available: other times first, then a draft, or why there is none (D-R07, A-55). */
export function NoMatch({ otherTimes }: { readonly otherTimes: readonly OtherTime[] }) {
  const { t } = useTranslation('providerChoice');
  return (
    <section className={classNames['ways']}>
      <p className={classNames['lead']}>{t('noMatch.title')}</p>
      {otherTimes.length === 0 ? null : <OtherTimes times={otherTimes} />}
      <Offer />
    </section>
  );
}

function Offer() {
  const { t } = useTranslation('providerChoice');
  const { location } = useSelector(selectEventForm);
  const configuration = useConfigurationQuery();
  const postalCodes = usePostalCodesQuery();
  const codes = postalCodes.data?.map(({ code }) => code);
  const state = useLoadable({
    data:
      configuration.data &&
      codes &&
      noMatchOffer(configuration.data.isDraftEventAllowed, location.postalCode, codes),
    error: configuration.error ?? postalCodes.error,
    isFetching: configuration.isFetching || postalCodes.isFetching,
  });
  const retry = (): void => [configuration, postalCodes].forEach(({ refetch }) => void refetch());
  return (
    <AsyncState state={state} onRetry={retry} loadingLabel={t('searching')}>
      {(offer) => (offer === 'draftEvent' ? <DraftOffer /> : <NotServiced />)}
    </AsyncState>
  );
}

function DraftOffer() {
  const { t } = useTranslation('providerChoice');
  const textOf = useErrorText();
  const isGuest = useSelector(selectUserKind) === 'guest';
  const { submission, submit } = useSubmitDraft();
  return (
    <div className={classNames['way']}>
      <h3>{t('noMatch.draftTitle')}</h3>
      <p>{t('noMatch.draftText')}</p>
      {isGuest ? <p className={classNames['hint']}>{t('noMatch.draftLogin')}</p> : null}
      {submission.status === 'failed' ? (
        <Banner kind="danger" title={t('noMatch.draftFailed')}>
          {textOf(submission.failure.code)}
        </Banner>
      ) : null}
      <div>
        <Button
          look="secondary"
          isBusy={submission.status === 'sending' || submission.status === 'sent'}
          onClick={submit}
        >
          {t('noMatch.draftAction')}
        </Button>
      </div>
    </div>
  );
}

function NotServiced() {
  const { t } = useTranslation('providerChoice');
  const textOf = useErrorText();
  const siteLink = useSiteLink();
  return (
    <Banner
      kind="warning"
      actions={
        <ButtonLink look="secondary" size="small" {...siteLink('contactUs')}>
          {t('noMatch.contact')}
        </ButtonLink>
      }
    >
      {textOf('we_are_not_servicing_this_area_please_visit_our_contact_us_page_to_join_our_mailing_list')}
    </Banner>
  );
}
