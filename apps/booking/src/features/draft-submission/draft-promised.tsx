import { hostHome } from '@repo/domain/site/dashboard-address';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { AppLink } from '@repo/shell/entry/app-link';
import { useSiteLink } from '@repo/shell/site/use-site-link';
import { buttonClass } from '@repo/ui/actions/button';
import { TextLink } from '@repo/ui/actions/text-link';
import { Icon } from '@repo/ui/icon';
import { useTranslation } from 'react-i18next';
import type { DraftPromise } from '../../model/draft-promise.ts';
import { bookingPath } from '../../model/step-moves.ts';
import classNames from './draft-promised.module.css';

const steps = ['search', 'mail', 'none'] as const;

/** Confirms a draft: what happens next, by when, and how to change it (I-R02). */
export function DraftPromised({ promise }: { readonly promise: DraftPromise | undefined }) {
  const { t } = useTranslation('draftSubmission');
  const { moment } = useFormats();
  const siteLink = useSiteLink();
  return (
    <div className={classNames['promised']}>
      <div className={classNames['lead']}>
        <Icon name="mail" size={32} />
        <div>
          <p className={classNames['promise']}>{t('promise')}</p>
          {promise === undefined ? null : <p>{t('by', { when: moment(promise.answeredBySeconds) })}</p>}
        </div>
      </div>
      <section>
        <h2>{t('nextHeading')}</h2>
        <ol>
          {steps.map((step) => (
            <li key={step}>{t(`next.${step}`)}</li>
          ))}
        </ol>
      </section>
      <section>
        <h2>{t('changeHeading')}</h2>
        <p>
          {t('change')} <TextLink {...siteLink('contactUs')}>{t('contact')}</TextLink>
        </p>
      </section>
      <div className={classNames['links']}>
        <AppLink to={hostHome} className={buttonClass()}>
          {t('account')}
        </AppLink>
        <AppLink to={bookingPath} className={buttonClass({ look: 'secondary' })}>
          {t('another')}
        </AppLink>
      </div>
    </div>
  );
}
