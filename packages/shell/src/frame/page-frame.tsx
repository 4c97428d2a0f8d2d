import { brand } from '@repo/domain/brand';
import { moneyLimits } from '@repo/domain/limits';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageSwitch } from './language-switch.tsx';
import classNames from './page-frame.module.css';

const contentId = 'content';

/** What stands around every page: the way past the header, the header, the page itself, the footer. */
export function PageFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const { serviceFeePercent, taxPercent } = moneyLimits;
  return (
    <>
      <a className={classNames['skip']} href={`#${contentId}`}>
        {t('skipToContent')}
      </a>
      <div className={classNames['container']}>
        <header className={classNames['header']}>
          {/* A full page load: the other apps of the product are separate builds. */}
          <div className={classNames['identity']}>
            <a className={classNames['home']} href="/">
              {brand.singular}
            </a>
            <abbr className={classNames['area']} title={t('serviceAreaLong')}>
              {t('serviceArea')}
            </abbr>
          </div>
          <LanguageSwitch />
        </header>
        <main id={contentId} tabIndex={-1} className={classNames['main']}>
          {children}
        </main>
        <footer className={classNames['footer']}>
          <p>{t('feeNote', { fee: serviceFeePercent, tax: taxPercent })}</p>
        </footer>
      </div>
    </>
  );
}
