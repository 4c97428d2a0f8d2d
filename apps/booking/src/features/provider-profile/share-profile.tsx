import { Button } from '@repo/ui/actions/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import classNames from './share-profile.module.css';

/** Shares the link by the device's share sheet, or copies it; also prints the profile. */
export function ShareProfile({ title }: { readonly title: string }) {
  const { t } = useTranslation('providerChoice');
  const { pathname } = useLocation();
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed'>();
  const share = async (): Promise<void> => {
    // Without the query, because the receiver has no booking to return to.
    const url = new URL(pathname, globalThis.location.origin).href;
    try {
      // Not every browser has a share sheet, despite its type.
      const hasShareSheet = typeof navigator.share === 'function';
      if (hasShareSheet) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      setOutcome('copied');
    } catch (thrown) {
      // Closing the sheet is not a failure.
      if (!(thrown instanceof DOMException && thrown.name === 'AbortError')) setOutcome('copyFailed');
    }
  };
  return (
    <div className={classNames['share']}>
      <Button look="quiet" size="small" onClick={() => void share()}>
        {t('profile.share')}
      </Button>
      <Button look="quiet" size="small" onClick={() => globalThis.print()}>
        {t('profile.print')}
      </Button>
      <p role="status">{outcome === undefined ? null : t(`profile.${outcome}`)}</p>
    </div>
  );
}
