import type { HostEvent } from '@repo/contracts/events/host-events';
import { StatusTimeline } from '@repo/ui/facts/status-timeline';
import { useTranslation } from 'react-i18next';
import { useEventSteps } from '../../model/steps/use-event-steps.ts';

/** What has happened to an event and what happens next. */
export function EventSteps({ event }: { readonly event: HostEvent }) {
  const { t } = useTranslation('hostEvents');
  return <StatusTimeline label={t('steps.label')} steps={useEventSteps(event)} />;
}
