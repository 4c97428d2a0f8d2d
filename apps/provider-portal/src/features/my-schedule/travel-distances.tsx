import { travelLimits } from '@repo/domain/limits';
import { findTravelDistanceIssues } from '@repo/domain/schedule/travel-distance';
import type { TravelDistance } from '@repo/domain/schedule/travel-distance';
import { Slider } from '@repo/ui/choices/slider';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from './section.tsx';

type TravelDistancesProps = {
  readonly travel: TravelDistance;
  readonly onChange: (changes: { readonly travel: TravelDistance }) => void;
};

const { from, to } = travelLimits.distanceKm;

/** How far the provider travels for one hour, and for more (W-R05). */
export const TravelDistances = memo(function TravelDistances({ travel, onChange }: TravelDistancesProps) {
  const { t } = useTranslation(['mySchedule', 'errors']);
  const issues = findTravelDistanceIssues(travel);
  return (
    <Section heading={t('travel.heading')} introduction={t('travel.introduction')}>
      {(['oneHourKm', 'longerKm'] as const).map((name) => {
        const issue = issues.find(({ field }) => field === name);
        return (
          <Slider
            key={name}
            label={t(`travel.${name}`)}
            error={issue && t(issue.code, { ns: 'errors', count: 1 })}
            value={travel[name]}
            min={from}
            max={to}
            unit={t('travel.unit')}
            onChange={(km) => onChange({ travel: { ...travel, [name]: km } })}
          />
        );
      })}
    </Section>
  );
});
