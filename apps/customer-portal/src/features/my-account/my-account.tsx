import { ChangePasswordForm } from '@repo/session/forms/change-password-form';
import { useAccountId } from '@repo/session/session/use-account-id';
import { MailPreferences } from '@repo/shell/account/mail-preferences';
import { OwnDevices } from '@repo/shell/account/own-devices';
import { TextLink } from '@repo/ui/actions/text-link';
import { AsyncState } from '@repo/ui/feedback/async-state';
import { FieldSection } from '@repo/ui/layout/field-section';
import { isFirstLoad } from '@repo/ui/loading/is-first-load';
import { useLoadable } from '@repo/ui/loading/use-loadable';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useOwnAccountQuery } from '../../model/api/own-account.ts';
import { AccountForm } from './account-form.tsx';
import classNames from './my-account.module.css';

/** The personal info of a host and the password (P-R01, P-R04); the form comes first, and pushes nothing down. */
export function MyAccount({ consents }: { readonly consents: ReactNode }) {
  const { t } = useTranslation(['myAccount', 'accountSettings']);
  const hostId = useAccountId();
  const query = useOwnAccountQuery(hostId);
  return (
    <div className={classNames['page']}>
      <AsyncState state={useLoadable(query)} onRetry={() => void query.refetch()} loadingLabel={t('loading')}>
        {(info) => <AccountForm info={info} />}
      </AsyncState>
      {isFirstLoad(query) ? null : (
        <>
          <FieldSection
            heading={t('accountSettings:preferences.heading')}
            introduction={t('accountSettings:preferences.introduction')}
          >
            <MailPreferences side="host" />
          </FieldSection>
          {consents}
          <FieldSection heading={t('password.heading')} introduction={t('password.introduction')}>
            <ChangePasswordForm accountId={hostId} />
            <p>
              <Trans
                t={t}
                i18nKey="password.noneYet"
                components={{ create: <TextLink href="/change_password" /> }}
              />
            </p>
          </FieldSection>
          <FieldSection
            heading={t('accountSettings:devices.heading')}
            introduction={t('accountSettings:devices.introduction')}
          >
            <OwnDevices />
          </FieldSection>
        </>
      )}
    </div>
  );
}
