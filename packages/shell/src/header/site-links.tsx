import { brand } from '@repo/domain/brand';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { AppLink } from '../entry/app-link.tsx';
import { useSiteLink } from '../site/use-site-link.ts';

const application = `/be-a-${brand.slug}`;

/** Links to the marketing site and to the provider application (S1§2). */
export function SiteLinks({ className }: { readonly className: string | undefined }) {
  const { t } = useTranslation();
  const siteLink = useSiteLink();
  const { pathname } = useLocation();
  return (
    <ul className={className}>
      <li>
        <a {...siteLink('ourStory')}>{t('header.ourStory')}</a>
      </li>
      <li>
        <a {...siteLink('faq')}>{t('header.faq')}</a>
      </li>
      <li>
        <AppLink to={application} {...currentPage(pathname, application)}>
          {t('header.beAProvider')}
        </AppLink>
      </li>
      <li>
        <a {...siteLink('business')}>{t('header.business')}</a>
      </li>
    </ul>
  );
}

/** Compares paths regardless of case. */
export function currentPage(pathname: string, page: string): { readonly 'aria-current'?: 'page' } {
  const isCurrent = `${pathname.toLowerCase()}/`.startsWith(`${page.toLowerCase()}/`);
  return isCurrent ? { 'aria-current': 'page' } : {};
}
