import { ChangePasswordForm } from '@repo/session/forms/change-password-form';
import { MailPreferences } from '@repo/shell/account/mail-preferences';
import { OwnDevices } from '@repo/shell/account/own-devices';
import { useLoadable } from '@repo/shell/server-data/use-loadable';
import { TextLink } from '@repo/ui/actions/text-link';
import { AsyncState, isFirstLoad } from '@repo/ui/feedback/async-state';
import { FieldSection } from '@repo/ui/layout/field-section';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useOwnAccountQuery } from '../../model/api/own-account.ts';
import { useHostId } from '../../model/use-host-id.ts';
import { AccountForm } from './account-form.tsx';
import classNames from './my-account.module.css';

/** The personal info of a host and the password (P-R01, P-R04); the form comes first, and pushes nothing down. */
export function MyAccount({ consents }: { readonly consents: ReactNode }) {
  const { t } = useTranslation(['myAccount', 'accountSettings']);
  const hostId = useHostId();
  const query = useOwnAccountQuery(hostId);
  const state = useLoadable(query);
  return (
    <div className={classNames['page']}>
      <AsyncState state={state} onRetry={() => void query.refetch()} loadingLabel={t('loading')}>
        {(info) => <AccountForm info={info} />}
      </AsyncState>
      {isFirstLoad(state) ? null : (
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
