import { useSiteLink } from '@repo/shell/site/use-site-link';
import { TextLink } from '@repo/ui/actions/text-link';
import { Checkbox } from '@repo/ui/choices/checkbox';
import type { Consents } from '@repo/domain/event/event-setup';
import { Trans, useTranslation } from 'react-i18next';
import { formPart } from '../../../model/form/use-step-form.ts';
import type { SetupForm } from '../use-setup-form.ts';
import classNames from './groups.module.css';
import { SetupGroup } from './setup-group.tsx';

function Consent({ form }: { readonly form: SetupForm }) {
  const { t } = useTranslation('eventSetup');
  const siteLink = useSiteLink();
  const links = {
    terms: <TextLink {...siteLink('terms')} opensNewTab />,
    privacy: <TextLink {...siteLink('privacy')} opensNewTab />,
    contact: <TextLink {...siteLink('contactUs')} opensNewTab />,
  };
  const boxProps = (name: keyof Consents) => ({
    id: form.idOf(name),
    name,
    checked: form.values[name],
    error: form.errorAt(name),
    onChange: ({ target: { checked } }: { readonly target: { readonly checked: boolean } }) =>
      form.set({ [name]: checked }),
  });
  return (
    <SetupGroup heading={t('consents.heading')} introduction={t('consents.introduction')}>
      <div className={classNames['boxes']}>
        <Checkbox
          {...boxProps('hasAcceptedTerms')}
          required
          label={<Trans t={t} i18nKey="consents.terms" components={links} />}
        />
        <Checkbox
          {...boxProps('hasAcceptedPrivacy')}
          required
          label={<Trans t={t} i18nKey="consents.privacy" components={links} />}
        />
        <Checkbox
          {...boxProps('isMarketingAllowed')}
          label={t('consents.marketing')}
          hint={t('consents.marketingHint')}
        />
        <Checkbox
          {...boxProps('isGallerySharingAllowed')}
          label={t('consents.gallerySharing')}
          hint={t('consents.gallerySharingHint')}
        />
      </div>
      <p>
        <Trans t={t} i18nKey="consents.questions" components={links} />
      </p>
    </SetupGroup>
  );
}

/** What the host agrees to: two boxes that booking needs, two that are free (C-R22). */
export const ConsentGroup = formPart(
  ['hasAcceptedTerms', 'hasAcceptedPrivacy', 'isMarketingAllowed', 'isGallerySharingAllowed'],
  Consent,
);
