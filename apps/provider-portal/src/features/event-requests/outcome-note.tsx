import { providerEventPath } from '@repo/domain/site/dashboard-address';
import { AppLink } from '@repo/shell/entry/app-link';
import { buttonClass } from '@repo/ui/actions/button';
import { Banner } from '@repo/ui/feedback/banner';
import { useTranslation } from 'react-i18next';
import type { RequestOutcome } from './use-outcomes.ts';
import { useRequestEnd } from './use-request-end.ts';

type OutcomeNoteProps = {
  readonly outcome: RequestOutcome;
  /** Whether the request left while it was asked how to answer it. */
  readonly isQuestionClosed: boolean;
};

/** Says why a request has left the list. Takes the focus when what had it is gone: a pressed button, or a question. */
export function OutcomeNote({ outcome, isQuestionClosed }: OutcomeNoteProps) {
  const { t } = useTranslation(['eventRequests', 'errors']);
  const { kind, event, eventId } = outcome;
  if (kind === 'elsewhere') return <EndNote event={event} eventId={eventId} takesFocus={isQuestionClosed} />;
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
function EndNote({ event, eventId, takesFocus }: Left & { readonly takesFocus: boolean }) {
  const { t } = useTranslation('eventRequests');
  const end = useRequestEnd(eventId)?.end;
  if (end === undefined) return null;
  return (
    <Banner
      kind="info"
      takesFocus={takesFocus}
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
