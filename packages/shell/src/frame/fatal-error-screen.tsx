import { Button, ButtonLink } from '@repo/ui/actions/button';
import { clearEverythingStored } from '@repo/session/storage/browser-storage';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../prerender/use-hydrated.ts';
import { useSiteLink } from '../site/use-site-link.ts';
import classNames from './fatal-error-screen.module.css';

/** Shown when a page crashes (A-R13). */
function FatalErrorScreen() {
  const { t } = useTranslation();
  const siteLink = useSiteLink();
  useHydrated();
  const goBack = (): void => {
    clearEverythingStored();
    globalThis.location.assign('/');
  };
  return (
    <div role="alert" className={classNames['screen']}>
      <h1>{t('fatal.heading')}</h1>
      <p>{t('fatal.explanation')}</p>
      <div className={classNames['ways-on']}>
        <ButtonLink {...siteLink('contactUs')}>{t('fatal.contactUs')}</ButtonLink>
        <Button look="secondary" onClick={goBack}>
          {t('fatal.goBack')}
        </Button>
      </div>
    </div>
  );
}

export class FatalErrorBoundary extends Component<
  { readonly children: ReactNode },
  { readonly hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override render(): ReactNode {
    return this.state.hasFailed ? <FatalErrorScreen /> : this.props.children;
  }
}
