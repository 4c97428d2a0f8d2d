import { providerEventPath } from '@repo/domain/site/dashboard-address';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { AppLink } from '@repo/shell/entry/app-link';
import { buttonClass } from '@repo/ui/actions/button';
import { Banner } from '@repo/ui/feedback/banner';
import { useTranslation } from 'react-i18next';
import type { CheckOutcome } from './use-check.ts';

/** Where a provider goes after a check-in, and what a check-out leaves to look at. */
const pagesAfter = { checkIn: 'Gallery', checkOut: 'MyEvents' } as const;

/**
 * Says what became of a check-in or check-out, and leads on. Takes the focus, since the event may have left the list.
 */
export function CheckNote({ outcome }: { readonly outcome: CheckOutcome }) {
  const { t } = useTranslation(['providerEvents', 'errors']);
  const { timeOfDay } = useFormats();
  const { event, kind } = outcome;
  const move = kind === 'checkIn' || kind === 'checkOut' ? kind : undefined;
  return (
    <Banner
      kind={move === undefined ? 'warning' : 'success'}
      takesFocus
      actions={
        move === undefined || outcome.kind === 'refused' ? undefined : (
          <AppLink
            to={providerEventPath(pagesAfter[move], outcome.eventId)}
            className={buttonClass({ look: 'secondary', size: 'small' })}
          >
            {t(`notes.next.${move}`)}
          </AppLink>
        )
      }
    >
      {outcome.kind === 'refused'
        ? t('notes.refused', { event, problem: t(outcome.code, { ns: 'errors', count: 1 }) })
        : t(`notes.${outcome.kind}`, { event, time: timeOfDay(outcome.atSeconds) })}
    </Banner>
  );
}
