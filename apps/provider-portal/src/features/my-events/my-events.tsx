import type { ProviderList } from '@repo/domain/order/event-lists';
import { useAccountId } from '@repo/session/session/use-account-id';
import { HiddenWhile } from '@repo/shell/frame/hidden-while';
import { useListInAddress } from '@repo/shell/paging/use-list-in-address';
import { useNamedEvent, useNamedEventKey } from '@repo/shell/paging/use-named-event';
import { usePage } from '@repo/shell/paging/use-page';
import { Tabs } from '@repo/ui/disclosure/tabs';
import { Banner } from '@repo/ui/feedback/banner';
import { useTranslation } from 'react-i18next';
import { useMyEventsQuery } from '../../model/api/my-events.ts';
import { useProviderEvent } from '../../model/use-provider-event.ts';
import { EventList } from './event-list.tsx';

const lists = ['upcoming', 'completed'] as const satisfies readonly ProviderList[];

/** The accepted events of a provider in two lists; the address names the open one, or an event (T-R01). */
export function MyEvents() {
  const { t } = useTranslation('providerEvents');
  const counts = useCounts();
  const page = usePage();
  const namedKey = useNamedEventKey();
  const eventId = useNamedEvent();
  const { data, isFetching } = useProviderEvent(eventId);
  const found = data?.found;
  const isMissing = eventId !== undefined && data !== undefined && found === undefined;
  const { chosen, choose, addressOf } = useListInAddress(lists, found?.list);
  return (
    <>
      {isMissing ? (
        <Banner kind="info">
          <p>{t('notFound')}</p>
        </Banner>
      ) : null}
      <HiddenWhile isHidden={eventId !== undefined && data === undefined && isFetching}>
        <Tabs
          label={t('tabsLabel')}
          tabs={lists.map((value) => ({
            value,
            label: t(`tabs.${value}`),
            href: addressOf(value),
            count: counts[value],
          }))}
          chosen={chosen}
          onChoose={choose}
        >
          {/* Switching collapses the list, and following a link opens its event. */}
          <EventList
            key={`${chosen} ${page} ${namedKey}`}
            tab={chosen}
            named={found?.list === chosen ? found.event : undefined}
          />
        </Tabs>
      </HiddenWhile>
    </>
  );
}

/** Returns how many events each list has, as far as it is loaded. */
function useCounts(): Readonly<Record<ProviderList, number | undefined>> {
  const providerId = useAccountId();
  const { data: upcoming } = useMyEventsQuery({ providerId, tab: 'upcoming', page: 1 });
  const { data: completed } = useMyEventsQuery({ providerId, tab: 'completed', page: 1 });
  return { upcoming: upcoming?.total, completed: completed?.total };
}
