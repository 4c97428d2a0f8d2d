import { useFormats } from '@repo/i18n/formats/use-formats';
import { Banner } from '@repo/ui/feedback/banner';
import { useTranslation } from 'react-i18next';
import type { CheckOutcome } from './use-check.ts';

/** Says what became of a check-in or check-out. Takes the focus, since the event may have left the list. */
export function CheckNote({ outcome }: { readonly outcome: CheckOutcome }) {
  const { t } = useTranslation(['providerEvents', 'errors']);
  const { timeOfDay } = useFormats();
  const { event } = outcome;
  const isDone = outcome.kind === 'checkIn' || outcome.kind === 'checkOut';
  return (
    <Banner kind={isDone ? 'success' : 'warning'} takesFocus>
      {outcome.kind === 'refused'
        ? t('notes.refused', { event, problem: t(outcome.code, { ns: 'errors', count: 1 }) })
        : t(`notes.${outcome.kind}`, { event, time: timeOfDay(outcome.atSeconds) })}
    </Banner>
  );
}
