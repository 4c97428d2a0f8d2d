import { useField } from '@repo/forms/use-field';
import { useSiteLink } from '@repo/shell/site/use-site-link';
import { TextLink } from '@repo/ui/actions/text-link';
import { Checkbox } from '@repo/ui/choices/checkbox';
import { FieldSection } from '@repo/ui/layout/field-section';
import type { Consents } from '@repo/domain/event/event-setup';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import type { SetupFields } from '../use-setup-form.ts';
import classNames from './groups.module.css';

/** The consents of the host: two required, two optional (C-R22). */
export const ConsentGroup = memo(({ fields }: { readonly fields: SetupFields }) => {
  const { t } = useTranslation(['eventSetup', 'eventConsents']);
  const siteLink = useSiteLink();
  const links = {
    terms: <TextLink {...siteLink('terms')} opensNewTab />,
    privacy: <TextLink {...siteLink('privacy')} opensNewTab />,
    contact: <TextLink {...siteLink('contactUs')} opensNewTab />,
  };
  return (
    <FieldSection heading={t('consents.heading')} introduction={t('consents.introduction')}>
      <div className={classNames['boxes']}>
        <ConsentBox
          fields={fields}
          name="hasAcceptedTerms"
          required
          label={<Trans t={t} i18nKey="consents.terms" components={links} />}
        />
        <ConsentBox
          fields={fields}
          name="hasAcceptedPrivacy"
          required
          label={<Trans t={t} i18nKey="consents.privacy" components={links} />}
        />
        <ConsentBox
          fields={fields}
          name="isMarketingAllowed"
          label={t('eventConsents:marketing')}
          hint={t('eventConsents:marketingHint')}
        />
        <ConsentBox
          fields={fields}
          name="isGallerySharingAllowed"
          label={t('eventConsents:gallerySharing')}
          hint={t('eventConsents:gallerySharingHint')}
        />
      </div>
      <p>
        <Trans t={t} i18nKey="consents.questions" components={links} />
      </p>
    </FieldSection>
  );
});

type ConsentBoxProps = {
  readonly fields: SetupFields;
  readonly name: keyof Consents;
  readonly label: ReactNode;
  readonly hint?: string;
  readonly required?: boolean;
};

function ConsentBox({ fields, name, ...shown }: ConsentBoxProps) {
  const { value, ...field } = useField(fields, name);
  return (
    <Checkbox
      {...field}
      {...shown}
      checked={value}
      onChange={({ target: { checked } }) => fields.set({ [name]: checked })}
    />
  );
}
