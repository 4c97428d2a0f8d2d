import { Button } from '@repo/ui/actions/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import classNames from './share-profile.module.css';

/** By the share sheet of the device where it has one; otherwise the link is copied. Printing is for the fridge door. */
export function ShareProfile({ title }: { readonly title: string }) {
  const { t } = useTranslation('providerChoice');
  const { pathname } = useLocation();
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed'>();
  const share = async (): Promise<void> => {
    // Without the query: whoever gets the link has no booking to go back to.
    const url = new URL(pathname, globalThis.location.origin).href;
    try {
      // Not every browser has one, whatever the types say.
      const hasShareSheet = typeof navigator.share === 'function';
      if (hasShareSheet) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      setOutcome('copied');
    } catch (thrown) {
      // Putting the sheet away is no failure.
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
