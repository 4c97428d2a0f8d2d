import type { ReelType } from '@repo/contracts/catalogue/recap-catalogue';
import { Dialog } from '@repo/ui/overlays/dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classNames from './vibe-picker.module.css';

type VibeSampleProps = { readonly vibe: ReelType; readonly onClose: () => void };

/** Plays the sample of a vibe; without autoplay if reduced motion is preferred. */
export function VibeSample({ vibe: { name, sampleFileUrl, featureFileUrl }, onClose }: VibeSampleProps) {
  const { t } = useTranslation('recapBrief');
  const [isUnplayable, setUnplayable] = useState(false);
  return (
    <Dialog open size="wide" title={t('vibe.sampleTitle', { name })} onClose={onClose}>
      <div className={classNames['sample']}>
        {isUnplayable ? (
          <p role="status">{t('vibe.sampleFailed')}</p>
        ) : (
          <>
            <video
              aria-label={t('vibe.sampleVideo', { name })}
              src={sampleFileUrl}
              poster={featureFileUrl}
              controls
              muted
              playsInline
              preload="metadata"
              autoPlay={!isMotionReduced()}
              onError={() => setUnplayable(true)}
            />
            <p>{t('vibe.sampleSilent')}</p>
          </>
        )}
      </div>
    </Dialog>
  );
}

const isMotionReduced = (): boolean => globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
