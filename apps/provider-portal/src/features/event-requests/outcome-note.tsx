import { providerEventPath } from '@repo/domain/site/dashboard-address';
import { AppLink } from '@repo/shell/entry/app-link';
import { buttonClass } from '@repo/ui/actions/button';
import { Banner } from '@repo/ui/feedback/banner';
import type { BannerKind } from '@repo/ui/feedback/banner';
import { useTranslation } from 'react-i18next';
import type { RequestOutcome } from './use-outcomes.ts';

const kinds: Readonly<Record<RequestOutcome['kind'], BannerKind>> = {
  accepted: 'success',
  declined: 'success',
  refused: 'warning',
  expired: 'info',
  gone: 'info',
};

/** Says why a request has left the list. After an answer it takes the focus, since the pressed button is gone. */
export function OutcomeNote({ outcome }: { readonly outcome: RequestOutcome }) {
  const { t } = useTranslation(['eventRequests', 'errors']);
  const { kind, event } = outcome;
  const isOwn = kind === 'accepted' || kind === 'declined' || kind === 'refused';
  return (
    <Banner
      kind={kinds[kind]}
      takesFocus={isOwn}
      actions={
        kind === 'accepted' ? (
          <AppLink
            to={providerEventPath('MyEvents', outcome.eventId)}
            className={buttonClass({ look: 'secondary', size: 'small' })}
          >
            {t('outcome.openEvent', { event })}
          </AppLink>
        ) : undefined
      }
    >
      <p>
        {kind === 'refused'
          ? t('outcome.refused', { event, problem: t(outcome.code, { ns: 'errors', count: 1 }) })
          : t(`outcome.${kind}`, { event })}
      </p>
    </Banner>
  );
}
