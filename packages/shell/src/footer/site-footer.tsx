import { moneyLimits } from '@repo/domain/limits';
import { percent } from '@repo/i18n/formats/money';
import { usePageLocale } from '@repo/i18n/use-page-locale';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { consentQuestionOpened } from '../consent/consent-slice.ts';
import { SiteLinks } from '../header/site-links.tsx';
import { useConfiguration, useMiscAmountsQuery } from '@repo/api-client/site-data';
import { useSiteLink } from '../site/use-site-link.ts';
import { LanguageSwitch } from './language-switch.tsx';
import classNames from './site-footer.module.css';
import { ThemeChoice } from './theme-choice.tsx';

/** The footer of every page (S1§2, A-R11); help is always in the same place. */
export function SiteFooter() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const siteLink = useSiteLink();
  return (
    <footer className={classNames['footer']}>
      <div className={classNames['columns']}>
        <nav aria-label={t('footer.navigation')} className={classNames['navigation']}>
          <SiteLinks className={classNames['links']} />
          <ul className={classNames['links']}>
            <li>
              <a {...siteLink('contactUs')}>{t('footer.contactUs')}</a>
            </li>
            <li>
              <a {...siteLink('faq')}>{t('footer.help')}</a>
            </li>
            <li>
              <a {...siteLink('terms')}>{t('footer.terms')}</a>
            </li>
            <li>
              <a {...siteLink('privacy')}>{t('footer.privacy')}</a>
            </li>
            <li>
              <button type="button" onClick={() => dispatch(consentQuestionOpened())}>
                {t('footer.privacyChoices')}
              </button>
            </li>
          </ul>
          <SocialLinks />
        </nav>
        <div className={classNames['settings']}>
          <LanguageSwitch />
          <ThemeChoice />
        </div>
      </div>
      <SmallPrint />
    </footer>
  );
}

function SocialLinks() {
  const { t } = useTranslation();
  const { data } = useConfiguration();
  if (data === undefined || data.socialLinks.length === 0) return null;
  return (
    <ul aria-label={t('footer.social')} className={classNames['links']}>
      {data.socialLinks.map(({ name, url }) => (
        <li key={name}>
          <a href={url}>{name}</a>
        </li>
      ))}
    </ul>
  );
}

/** The service fee and tax of the server, and the company. */
function SmallPrint() {
  const { t } = useTranslation();
  const locale = usePageLocale();
  const { data: site } = useConfiguration();
  const { data: amounts } = useMiscAmountsQuery();
  const { serviceFeePercent, taxPercent } = moneyLimits;
  const { serviceFee, tax } = amounts ?? { serviceFee: serviceFeePercent, tax: taxPercent };
  const { name: company, taxRegistration = null } = site?.company ?? {};
  return (
    <div className={classNames['small-print']}>
      <p>{t('footer.feeNote', { fee: percent(serviceFee, locale), tax: percent(tax, locale) })}</p>
      <p>
        {taxRegistration === null
          ? company
          : t('footer.taxRegistration', { company, number: taxRegistration })}
      </p>
    </div>
  );
}
