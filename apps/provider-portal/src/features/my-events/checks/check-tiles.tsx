import type { ProviderEvent } from '@repo/contracts/my-events/provider-events';
import type { CheckMove } from '@repo/domain/machine/check-machine';
import { canCheckIn, canCheckOut } from '@repo/domain/order/check-in';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { ActionTile } from '@repo/ui/tiles/action-tile';
import { TileGrid } from '@repo/ui/tiles/tile-grid';
import { useTranslation } from 'react-i18next';
import { useCheckOf } from './use-check-of.ts';

type CheckTilesProps = { readonly event: ProviderEvent; readonly onCheck: (move: CheckMove) => void };

/** CHECK IN and CHECK OUT (T-R04, T-R05), and when they were done. */
export function CheckTiles({ event, onCheck }: CheckTilesProps) {
  const { t } = useTranslation('providerEvents');
  const { moment } = useFormats();
  const { check, waitingSince } = useCheckOf(event);
  const reasonOf = (move: CheckMove, seconds: number | null): string | undefined => {
    const waitingSinceSeconds = waitingSince[move];
    if (waitingSinceSeconds !== undefined)
      return t(`reasons.${move}Waits`, { time: moment(waitingSinceSeconds) });
    return seconds === null ? undefined : t(`reasons.${move}`, { time: moment(seconds) });
  };
  return (
    <TileGrid>
      <ActionTile
        icon="pin"
        label={t('actions.checkIn')}
        hint={t('hints.checkIn')}
        disabledReason={canCheckIn(check) ? undefined : reasonOf('checkIn', event.checkedInAt)}
        onChoose={() => onCheck('checkIn')}
      />
      <ActionTile
        icon="check-circle"
        label={t('actions.checkOut')}
        hint={t('hints.checkOut')}
        disabledReason={
          canCheckOut(check)
            ? undefined
            : (reasonOf('checkOut', event.checkedOutAt) ?? t('reasons.checkInFirst'))
        }
        onChoose={() => onCheck('checkOut')}
      />
    </TileGrid>
  );
}
