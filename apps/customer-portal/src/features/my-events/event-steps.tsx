import type { HostEvent } from '@repo/contracts/events/host-events';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { useNow } from '@repo/shell/clock/use-now';
import { StatusTimeline } from '@repo/ui/facts/status-timeline';
import { useTranslation } from 'react-i18next';
import { nextStepsOf } from './next-steps.ts';

/** What has happened to an event and what happens next. */
export function EventSteps({ event }: { readonly event: HostEvent }) {
  const { t } = useTranslation('hostEvents');
  const { moment, listed } = useFormats();
  const steps = nextStepsOf(event, useNow());
  return (
    <StatusTimeline
      label={t('steps.label')}
      steps={steps.map(({ name, state, atSeconds, who = [] }, index) => ({
        id: `${name} ${index}`,
        text: t(`steps.${name}`, { who: listed(who) }),
        state,
        time: atSeconds === undefined ? undefined : t(`stepTimes.${name}`, { time: moment(atSeconds) }),
      }))}
    />
  );
}
