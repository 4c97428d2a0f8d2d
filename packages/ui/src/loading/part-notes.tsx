import { useEffect, useState } from 'react';
import { Button } from '../actions/button.tsx';
import { Banner } from '../feedback/banner.tsx';
import type { BannerKind } from '../feedback/banner.tsx';
import { useUiTexts } from '../ui-texts.tsx';
import { loadTimeoutMs } from './retry-load.ts';

/** Shown with a part that loads: nothing at first, and an offer to reload the page once it takes too long. */
export function SlowPart() {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), loadTimeoutMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    // Rendered empty at first: a live region that appears with its text is not announced.
    <div role="status" style={isSlow ? { marginBlockStart: 'var(--sp-4)' } : { display: 'contents' }}>
      {isSlow ? (
        // An import that is never answered cannot be requested again: the browser waits for the first request.
        <PartNote kind="info" text="stillLoading" onRetry={() => globalThis.location.reload()} />
      ) : null}
    </div>
  );
}

type MissingPartProps = {
  readonly onRetry: () => Promise<void>;
  /** Requests the part without being asked, which never reloads the page. */
  readonly onReconnect: () => Promise<void>;
};

/** Shown in place of a part that failed to load, until it is loaded. */
export function MissingPart({ onRetry, onReconnect }: MissingPartProps) {
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    const request = (): void => void onReconnect().catch(() => undefined);
    globalThis.addEventListener('online', request);
    return () => globalThis.removeEventListener('online', request);
  }, [onReconnect]);
  const retry = async (): Promise<void> => {
    setIsBusy(true);
    await onRetry().catch(() => setIsBusy(false));
  };
  return <PartNote kind="danger" text="partMissing" isBusy={isBusy} onRetry={() => void retry()} />;
}

type PartNoteProps = {
  readonly kind: BannerKind;
  readonly text: 'partMissing' | 'stillLoading';
  readonly isBusy?: boolean;
  readonly onRetry: () => void;
};

function PartNote({ kind, text, isBusy = false, onRetry }: PartNoteProps) {
  const t = useUiTexts();
  const isMissing = kind === 'danger';
  return (
    <Banner
      kind={kind}
      title={t(text)}
      isAnnounced={isMissing}
      takesFocus={isMissing}
      actions={
        <Button look="secondary" size="small" icon="retry" isBusy={isBusy} onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      }
    >
      {t('partMissingHint')}
    </Banner>
  );
}
