import { Button } from '@repo/ui/button';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { clearEverythingStored } from '../store/browser-storage.ts';

/** What is left when a page breaks down (A-R13). */
function FatalErrorScreen() {
  const { t } = useTranslation();
  const goBack = (): void => {
    clearEverythingStored();
    globalThis.location.assign('/');
  };
  return (
    <div role="alert">
      <h1>{t('fatal.heading')}</h1>
      <p>{t('fatal.explanation')}</p>
      <Button onClick={goBack}>{t('fatal.goBack')}</Button>
    </div>
  );
}

export class FatalErrorBoundary extends Component<
  { readonly children: ReactNode },
  { readonly hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <FatalErrorScreen /> : this.props.children;
  }
}
