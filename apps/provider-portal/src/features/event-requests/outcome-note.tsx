import { providerEventPath } from '@repo/domain/site/dashboard-address';
import { AppLink } from '@repo/shell/entry/app-link';
import { buttonClass } from '@repo/ui/actions/button';
import { Banner } from '@repo/ui/feedback/banner';
import { useTranslation } from 'react-i18next';
import type { RequestOutcome } from './use-outcomes.ts';
import { useRequestEnd } from './use-request-end.ts';

/** Says why a request has left the list. After an answer it takes the focus, since the pressed button is gone. */
export function OutcomeNote({ outcome }: { readonly outcome: RequestOutcome }) {
  const { t } = useTranslation(['eventRequests', 'errors']);
  const { kind, event, eventId } = outcome;
  if (kind === 'elsewhere') return <EndNote event={event} eventId={eventId} />;
  return (
    <Banner
      kind={kind === 'refused' ? 'warning' : 'success'}
      takesFocus
      actions={kind === 'accepted' ? <OpenEvent event={event} eventId={eventId} /> : undefined}
    >
      <p>
        {kind === 'refused'
          ? t('outcome.refused', { event, problem: t(outcome.code, { ns: 'errors', count: 1 }) })
          : t(`outcome.${kind}`, { event })}
      </p>
    </Banner>
  );
}

type Left = { readonly event: string; readonly eventId: number };

/** Says how a request ended that was not answered here. */
function EndNote({ event, eventId }: Left) {
  const { t } = useTranslation('eventRequests');
  const end = useRequestEnd(eventId);
  if (end === undefined) return null;
  return (
    <Banner
      kind="info"
      actions={end === 'accepted' ? <OpenEvent event={event} eventId={eventId} /> : undefined}
    >
      <p>{t(`outcome.elsewhere.${end}`, { event })}</p>
    </Banner>
  );
}

/** Leads to an event among those of the provider. */
export function OpenEvent({ event, eventId }: Left) {
  const { t } = useTranslation('eventRequests');
  return (
    <AppLink
      to={providerEventPath('MyEvents', eventId)}
      className={buttonClass({ look: 'secondary', size: 'small' })}
    >
      {t('outcome.openEvent', { event })}
    </AppLink>
  );
}
