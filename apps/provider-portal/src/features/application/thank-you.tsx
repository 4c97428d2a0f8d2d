import { useConfiguration } from '@repo/api-client/site-data';
import { ButtonLink } from '@repo/ui/actions/button';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classNames from './application.module.css';

type ThankYouProps = { readonly firstName: string; readonly email: string };

/** Replaces the form once it is sent: what happens next, and the community (R-R10, A-104). */
export function ThankYou({ firstName, email }: ThankYouProps) {
  const { t } = useTranslation('application');
  const { data } = useConfiguration();
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={classNames['thanks']}>
      <h2 ref={heading} tabIndex={-1}>
        {t('thanks.heading', { name: firstName.trim() })}
      </h2>
      <p>{t('thanks.text', { email: email.trim() })}</p>
      <h3>{t('thanks.next')}</h3>
      <ol>
        <li>{t('thanks.read')}</li>
        <li>{t('thanks.answer')}</li>
        <li>{t('thanks.start')}</li>
      </ol>
      <p>{t('thanks.community')}</p>
      {data === undefined ? null : (
        <div>
          <ButtonLink href={data.communityUrl}>{t('thanks.communityLink')}</ButtonLink>
        </div>
      )}
    </div>
  );
}
