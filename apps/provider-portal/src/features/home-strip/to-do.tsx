import { fileLimits } from '@repo/domain/limits';
import type { MissingForBooking } from '@repo/domain/portfolio/booking-readiness';
import { providerPagePath } from '@repo/domain/site/dashboard-address';
import type { ProviderPage } from '@repo/domain/site/dashboard-address';
import { AppLink } from '@repo/shell/entry/app-link';
import { Banner } from '@repo/ui/feedback/banner';
import { useTranslation } from 'react-i18next';
import classNames from './home-strip.module.css';
import { useMissing } from './use-missing.ts';

const pages: Readonly<Record<MissingForBooking, ProviderPage>> = {
  photo: 'MyPortfolio',
  name: 'MyPortfolio',
  bio: 'MyPortfolio',
  images: 'MyPortfolio',
  schedule: 'MySchedule',
  home: 'MyInfo',
};

/** What keeps hosts from finding the provider, with links to where it is done. */
export function ToDo() {
  const { t } = useTranslation('providerHome');
  const missing = useMissing();
  if (missing === undefined || missing.length === 0) return null;
  return (
    <Banner kind="warning" title={t('toDo.heading')} isAnnounced={false}>
      <p>{t('toDo.why')}</p>
      <ul className={classNames['steps']}>
        {missing.map((step) => (
          <li key={step}>
            <AppLink to={providerPagePath(pages[step])}>
              {t(`toDo.${step}`, { count: fileLimits.portfolioImages.from })}
            </AppLink>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
