import { Button, ButtonLink } from '@repo/ui/actions/button';
import { clearEverythingStored, tabStorage } from '@repo/session/storage/browser-storage';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePictureTaken } from '../picture/use-picture-taken.ts';
import { useSiteLink } from '../site/use-site-link.ts';
import classNames from './fatal-error-screen.module.css';

const reloadedKey = 'reloaded';

/** How browsers say that a file of the app did not come, which after a release is no longer there. */
const missingFile = /dynamically imported module|importing a module script failed|unable to preload/i;

/** What is left when a page breaks down (A-R13). */
function FatalErrorScreen({ reason }: { readonly reason: unknown }) {
  const { t } = useTranslation();
  const siteLink = useSiteLink();
  usePictureTaken();
  const goBack = (): void => {
    clearEverythingStored();
    globalThis.location.assign('/');
  };
  const mayHelpToReload = missingFile.test(String(reason)) && tabStorage.read(reloadedKey) === undefined;
  const reload = (): void => {
    tabStorage.write(reloadedKey, 'yes');
    globalThis.location.reload();
  };
  return (
    <div role="alert" className={classNames['screen']}>
      <h1>{t('fatal.heading')}</h1>
      <p>{mayHelpToReload ? t('fatal.newVersion') : t('fatal.explanation')}</p>
      <div className={classNames['ways-on']}>
        {mayHelpToReload ? <Button onClick={reload}>{t('connection.reload')}</Button> : null}
        <ButtonLink look={mayHelpToReload ? 'secondary' : 'primary'} {...siteLink('contactUs')}>
          {t('fatal.contactUs')}
        </ButtonLink>
        <Button look="secondary" onClick={goBack}>
          {t('fatal.goBack')}
        </Button>
      </div>
    </div>
  );
}

type Failure = { readonly failure: { readonly reason: unknown } | undefined };

export class FatalErrorBoundary extends Component<{ readonly children: ReactNode }, Failure> {
  override state: Failure = { failure: undefined };

  static getDerivedStateFromError(reason: unknown): Failure {
    return { failure: { reason } };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure === undefined ? this.props.children : <FatalErrorScreen reason={failure.reason} />;
  }
}
