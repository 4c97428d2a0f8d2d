import { useSiteLink } from '@repo/shell/site/use-site-link';
import { buttonClass } from '@repo/ui/actions/button';
import { FieldSection } from '@repo/ui/layout/field-section';
import { useTranslation } from 'react-i18next';
import { SupportForm } from './support-form.tsx';
import classNames from './support.module.css';

/** Lets a host write to the team, and links to the external contact page (Q-R06). */
export function Support() {
  const { t } = useTranslation('support');
  const siteLink = useSiteLink();
  return (
    <div className={classNames['page']}>
      <SupportForm />
      <FieldSection heading={t('contact.heading')} introduction={t('contact.introduction')}>
        <div>
          <a {...siteLink('contactUs')} className={buttonClass({ look: 'secondary' })}>
            {t('contact.link')}
          </a>
        </div>
      </FieldSection>
    </div>
  );
}
