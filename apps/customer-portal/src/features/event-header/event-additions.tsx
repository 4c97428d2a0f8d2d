import type { ExtendTipEvent } from '@repo/contracts/events/host-events';
import { cents } from '@repo/domain/money/cents';
import { parseDollars } from '@repo/domain/money/dollars';
import { rangeOfHours } from '@repo/domain/time/time-range';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { FactList } from '@repo/ui/facts/fact-list';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import classNames from './event-additions.module.css';

type Addition = ExtendTipEvent['additions'][number];

/** The paid extensions with their new end, the tips and the recaps, each with what it cost; nothing without any. */
export function EventAdditions({ event }: { readonly event: ExtendTipEvent }) {
  const { t } = useTranslation('hostEvents');
  const headingId = useId();
  const describe = useDescription(event);
  if (event.additions.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className={classNames['additions']}>
      <h2 id={headingId}>{t('additions.heading')}</h2>
      <FactList
        facts={event.additions.map((addition) => ({
          label: t(`additions.label.${addition.kind}`, { name: nameIn(event, addition) }),
          value: describe(addition),
        }))}
      />
    </section>
  );
}

const nameIn = ({ sbInfo }: ExtendTipEvent, { sbuserId }: Addition): string => {
  const { firstName = '', lastName = '' } = sbInfo.find(({ id }) => id === sbuserId) ?? {};
  return `${firstName} ${lastName}`.trim();
};

function useDescription({ sbstartTime, duration }: ExtendTipEvent) {
  const { t } = useTranslation('hostEvents');
  const { endTimeOf, money } = useFormats();
  return ({ kind, quantity: count, total }: Addition): string => {
    const paid = parseDollars(total);
    const amount = money(paid.ok ? paid.value : cents(0));
    if (kind !== 'extension') return t(`additions.${kind}`, { count, amount });
    const time = endTimeOf(rangeOfHours(sbstartTime, duration + count));
    return t('additions.extension', { count, time, amount });
  };
}
