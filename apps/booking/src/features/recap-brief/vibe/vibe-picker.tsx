import type { ReelType } from '@repo/contracts/catalogue/recap-catalogue';
import { Button } from '@repo/ui/actions/button';
import { FieldGroup } from '@repo/ui/choices/field-group';
import { AsyncState } from '@repo/ui/feedback/async-state';
import { SkeletonBlock } from '@repo/ui/feedback/skeleton';
import { useLoadable } from '@repo/ui/loading/use-loadable';
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
  const query = useRecapTypesQuery();
  const state = useLoadable(query);
  const { shown, open, close } = useShownSample(query.data ?? []);
  const skeleton = [1, 2, 3, 4, 5, 6].map((place) => <SkeletonBlock key={place} aspectRatio="4 / 3" />);
  return (
    <>
      <FieldGroup isOptional label={t('vibe.label')} hint={t('vibe.hint')}>
        {(group) => (
          <AsyncState
            state={state}
            onRetry={() => void query.refetch()}
            loadingLabel={t('vibe.loading')}
            skeleton={<div className={classNames['vibes']}>{skeleton}</div>}
          >
            {(vibes) => (
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
          </AsyncState>
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
