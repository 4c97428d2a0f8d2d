import type { HostEvent } from '@repo/contracts/events/host-events';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { useNow } from '@repo/shell/clock/use-now';
import { useTranslation } from 'react-i18next';
import { nextStepsOf } from './next-steps.ts';

/** Returns in words what has happened to an event and what happens next. */
export function useEventSteps(event: HostEvent) {
  const { t } = useTranslation('hostEvents');
  const { moment, listed } = useFormats();
  return nextStepsOf(event, useNow()).map(({ name, state, atSeconds, who = [] }, index) => ({
    id: `${name} ${index}`,
    name,
    text: t(`steps.${name}`, { who: listed(who) }),
    state,
    time: atSeconds === undefined ? undefined : t(`stepTimes.${name}`, { time: moment(atSeconds) }),
  }));
}
