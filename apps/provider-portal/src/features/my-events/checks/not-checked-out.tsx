import type { ProviderEvent } from '@repo/contracts/my-events/provider-events';
import { useNow } from '@repo/shell/clock/use-now';
import { Banner } from '@repo/ui/feedback/banner';
import { useTranslation } from 'react-i18next';
import { workTimeOf } from '../../../model/work-time.ts';
import { useCheckOf } from './use-check-of.ts';

/** Reminds of the check-out of an event that is over; until then it cannot be completed (T-R08). */
export function NotCheckedOut({ event }: { readonly event: ProviderEvent }) {
  const { t } = useTranslation(['providerEvents', 'errors']);
  const { check } = useCheckOf(event);
  const isOver = useNow() >= workTimeOf(event).endsAtSeconds;
  if (!isOver || check === 'checkOut') return null;
  return (
    <Banner kind="warning" title={t('someone_not_checkout_from_event', { ns: 'errors' })} isAnnounced={false}>
      <p>{t(`notCheckedOut.${check}`)}</p>
    </Banner>
  );
}
