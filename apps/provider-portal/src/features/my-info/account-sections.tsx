import { ChangePasswordForm } from '@repo/session/forms/change-password-form';
import { useAccountId } from '@repo/session/session/use-account-id';
import { MailPreferences } from '@repo/shell/account/mail-preferences';
import { OwnDevices } from '@repo/shell/account/own-devices';
import { Button } from '@repo/ui/actions/button';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import classNames from './my-info.module.css';

/** Changes the password of the signed-in account. */
export function PasswordSection() {
  const { t } = useTranslation('myInfo');
  const id = useId();
  return (
    <section aria-labelledby={id} className={classNames['section']}>
      <h2 id={id}>{t('password.heading')}</h2>
      <p>{t('password.text')}</p>
      <ChangePasswordForm accountId={useAccountId()} />
    </section>
  );
}

/** The language of the mails, and which of them are wanted. */
export function MailSection() {
  const { t } = useTranslation('accountSettings');
  const id = useId();
  return (
    <section aria-labelledby={id} className={classNames['section']}>
      <h2 id={id}>{t('preferences.heading')}</h2>
      <p>{t('preferences.introduction')}</p>
      <MailPreferences side="provider" />
    </section>
  );
}

/** The devices that are logged in to the account. */
export function DevicesSection() {
  const { t } = useTranslation('accountSettings');
  const id = useId();
  return (
    <section aria-labelledby={id} className={classNames['section']}>
      <h2 id={id}>{t('devices.heading')}</h2>
      <p>{t('devices.introduction')}</p>
      <OwnDevices />
    </section>
  );
}

/** Holds the place of the payout account, and says why it cannot be connected yet. */
export function PayoutSection() {
  const { t } = useTranslation('myInfo');
  const id = useId();
  return (
    <section aria-labelledby={id} className={classNames['section']}>
      <h2 id={id}>{t('payout.heading')}</h2>
      <p id={`${id}-reason`}>{t('payout.reason')}</p>
      <div>
        <Button look="secondary" aria-disabled aria-describedby={`${id}-reason`}>
          {t('payout.connect')}
        </Button>
      </div>
    </section>
  );
}
