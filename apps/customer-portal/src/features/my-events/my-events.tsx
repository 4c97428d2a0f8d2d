import { Tabs } from '@repo/ui/disclosure/tabs';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { hostLists, useHostEventsQuery } from '../../model/api/host-events.ts';
import type { HostList } from '../../model/api/host-events.ts';
import { useHostId } from '../../model/use-host-id.ts';
import { EventList } from './event-list.tsx';

const listParameter = 'list';

/** The events of a host in three lists; the address names the open one (J-R02). */
export function MyEvents() {
  const { t } = useTranslation('hostEvents');
  const [parameters, setParameters] = useSearchParams();
  const counts = useCounts();
  const chosen = hostLists.find((list) => list === parameters.get(listParameter)) ?? 'upcoming';
  return (
    <Tabs
      label={t('tabsLabel')}
      tabs={hostLists.map((value) => ({
        value,
        label: t(`tabs.${value}`),
        href: `?${listParameter}=${value}`,
        count: counts[value],
      }))}
      chosen={chosen}
      onChoose={(value) => {
        if (value !== chosen) setParameters({ [listParameter]: value });
      }}
    >
      {/* Switching collapses the list. */}
      <EventList key={chosen} list={chosen} />
    </Tabs>
  );
}

/** Returns how many events each list has, as far as it is loaded. */
function useCounts(): Readonly<Record<HostList, number | undefined>> {
  const hostId = useHostId();
  const { data: upcoming } = useHostEventsQuery({ hostId, list: 'upcoming', page: 1 });
  const { data: completed } = useHostEventsQuery({ hostId, list: 'completed', page: 1 });
  const { data: cancelled } = useHostEventsQuery({ hostId, list: 'cancel', page: 1 });
  return { upcoming: upcoming?.total, completed: completed?.total, cancel: cancelled?.total };
}
