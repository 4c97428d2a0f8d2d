import { useOpenedInAddress } from '@repo/shell/frame/use-opened-in-address';
import { Button } from '@repo/ui/actions/button';
import { Dialog } from '@repo/ui/overlays/dialog';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { PricedProvider } from '../list-filters.ts';
import classNames from './compare-bar.module.css';
import { Comparison } from './comparison.tsx';

type CompareBarProps = {
  readonly providers: readonly PricedProvider[];
  readonly isOverfull: boolean;
  /** The element of the step to render into, which stays in view while the list scrolls. */
  readonly place: Element | null;
};

/** Offers to compare two or three chosen providers (ux "compare at most 3"). */
export function CompareBar({ providers, isOverfull, place }: CompareBarProps) {
  const { t } = useTranslation('providerChoice');
  const { opened, open, close } = useOpenedInAddress('compare');
  if (providers.length < 2) return null;
  const offer = (
    <div className={classNames['bar']}>
      {isOverfull ? <p>{t('compare.full')}</p> : null}
      <Button look="secondary" size="small" onClick={() => open('yes')}>
        {t('compare.open', { count: providers.length })}
      </Button>
    </div>
  );
  return (
    <>
      {place === null ? null : createPortal(offer, place)}
      <Dialog open={opened !== undefined} onClose={close} title={t('compare.title')} size="wide">
        <Comparison providers={providers} />
      </Dialog>
    </>
  );
}
