import type { ReelType } from '@repo/contracts/catalogue/recap-catalogue';
import { Button } from '@repo/ui/actions/button';
import { FieldGroup } from '@repo/ui/choices/field-group';
import { Banner } from '@repo/ui/feedback/banner';
import { Skeleton, SkeletonBlock } from '@repo/ui/feedback/skeleton';
import { Photo } from '@repo/ui/media/photo';
import { useTranslation } from 'react-i18next';
import { useRecapTypesQuery } from '../../../model/api/catalogue.ts';
import { useShownSample } from './use-shown-sample.ts';
import classNames from './vibe-picker.module.css';
import { VibeSample } from './vibe-sample.tsx';

type VibePickerProps = {
  readonly chosenId: number | undefined;
  readonly onChoose: (vibe: ReelType) => void;
};

/** Offers the vibes as images, each with a sample video (E-R02). */
export function VibePicker({ chosenId, onChoose }: VibePickerProps) {
  const { t } = useTranslation('recapBrief');
  const { data: vibes, isError, refetch } = useRecapTypesQuery();
  if (vibes !== undefined) return <Vibes vibes={vibes} chosenId={chosenId} onChoose={onChoose} />;
  if (isError)
    return (
      <Banner
        kind="warning"
        actions={
          <Button look="secondary" size="small" icon="retry" onClick={() => void refetch()}>
            {t('vibe.retry')}
          </Button>
        }
      >
        <p>{t('vibe.loadingFailed')}</p>
      </Banner>
    );
  return (
    <Skeleton status={t('vibe.loading')}>
      <div className={classNames['vibes']}>
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <SkeletonBlock key={place} aspectRatio="4 / 3" />
        ))}
      </div>
    </Skeleton>
  );
}

function Vibes({ vibes, chosenId, onChoose }: VibePickerProps & { readonly vibes: readonly ReelType[] }) {
  const { t } = useTranslation('recapBrief');
  const { shown, open, close } = useShownSample(vibes);
  return (
    <>
      <FieldGroup isOptional label={t('vibe.label')} hint={t('vibe.hint')}>
        {(group) => (
          <div className={classNames['vibes']}>
            {vibes.map((vibe) => (
              <VibeCard
                key={vibe.id}
                vibe={vibe}
                group={group}
                isChosen={vibe.id === chosenId}
                onChoose={() => onChoose(vibe)}
                onWatch={() => open(vibe)}
              />
            ))}
          </div>
        )}
      </FieldGroup>
      {shown === undefined ? null : <VibeSample vibe={shown} onClose={close} />}
    </>
  );
}

type VibeCardProps = {
  readonly vibe: ReelType;
  readonly group: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onWatch: () => void;
};

function VibeCard({ vibe: { name, featureFileUrl }, group, isChosen, onChoose, onWatch }: VibeCardProps) {
  const { t } = useTranslation('recapBrief');
  return (
    <div className={classNames['vibe']}>
      <label className={classNames['choice']}>
        <span className={classNames['image']}>
          <Photo src={featureFileUrl} alt={''} loading="lazy" />
        </span>
        <span className={classNames['name']}>
          <input type="radio" name={group} checked={isChosen} onChange={onChoose} />
          {name}
        </span>
      </label>
      <Button
        look="quiet"
        size="small"
        icon="play"
        aria-label={t('vibe.sampleNamed', { name })}
        onClick={onWatch}
      >
        {t('vibe.sample')}
      </Button>
    </div>
  );
}
