import { skipToken } from '@reduxjs/toolkit/query/react';
import { hostListOf, hostLists } from '@repo/domain/order/event-lists';
import type { HostList } from '@repo/domain/order/event-lists';
import { useAccountId } from '@repo/session/session/use-account-id';
import { HiddenWhile } from '@repo/shell/frame/hidden-while';
import { useListInAddress } from '@repo/shell/paging/use-list-in-address';
import { useNamedEvent, useNamedEventKey } from '@repo/shell/paging/use-named-event';
import { usePage } from '@repo/shell/paging/use-page';
import { Tabs } from '@repo/ui/disclosure/tabs';
import { useTranslation } from 'react-i18next';
import { useHostEventQuery } from '../../model/api/host-event.ts';
import { useHostEventsQuery } from '../../model/api/host-events.ts';
import { EventList } from './event-list.tsx';

/** The events of a host in three lists; the address names the open one, or an event (J-R02). */
export function MyEvents() {
  const { t } = useTranslation('hostEvents');
  const counts = useCounts();
  const page = usePage();
  const namedKey = useNamedEventKey();
  const { currentData: named, isLoading } = useHostEventQuery(useNamedEvent() ?? skipToken);
  const listOfNamed = named && hostListOf(named.status);
  const { chosen, choose, addressOf } = useListInAddress(hostLists, listOfNamed);
  return (
    <HiddenWhile isHidden={isLoading}>
      <Tabs
        label={t('tabsLabel')}
        tabs={hostLists.map((value) => ({
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
          list={chosen}
          named={listOfNamed === chosen ? named : undefined}
        />
      </Tabs>
    </HiddenWhile>
  );
}

/** Returns how many events each list has, as far as it is loaded. */
function useCounts(): Readonly<Record<HostList, number | undefined>> {
  const hostId = useAccountId();
  const { data: upcoming } = useHostEventsQuery({ hostId, list: 'upcoming', page: 1 });
  const { data: completed } = useHostEventsQuery({ hostId, list: 'completed', page: 1 });
  const { data: cancelled } = useHostEventsQuery({ hostId, list: 'cancel', page: 1 });
  return { upcoming: upcoming?.total, completed: completed?.total, cancel: cancelled?.total };
}
