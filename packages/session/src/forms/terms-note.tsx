import { useConfigurationQuery } from '@repo/api-client/site-data';
import { TextLink } from '@repo/ui/actions/text-link';
import { Trans, useTranslation } from 'react-i18next';
import classNames from './auth-forms.module.css';

/** The terms of a sign-up; the policies open on the marketing site (S1§2). */
export function TermsNote() {
  const { t } = useTranslation('auth');
  const { data } = useConfigurationQuery();
  const site = data?.marketingUrl ?? '';
  return (
    <p className={classNames['terms']}>
      <Trans
        t={t}
        i18nKey="signUp.terms"
        components={{
          terms: <TextLink href={`${site}/terms-and-conditions`} opensNewTab />,
          privacy: <TextLink href={`${site}/privacy-policy`} opensNewTab />,
        }}
      />
    </p>
  );
}
