import type { ProviderList } from '@repo/domain/order/event-lists';
import { providerListNamed } from '@repo/domain/order/event-lists';
import { Tabs } from '@repo/ui/disclosure/tabs';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useMyEventsQuery } from '../../model/api/my-events.ts';
import { listParameter } from '../../model/shown/event-links.ts';
import { useProviderId } from '../../model/use-provider-id.ts';
import { EventList } from './event-list.tsx';

const lists: readonly ProviderList[] = ['upcoming', 'completed'];

/** The accepted events of a provider in two lists; the address names the open one (T-R01). */
export function MyEvents() {
  const { t } = useTranslation('providerEvents');
  const [parameters, setParameters] = useSearchParams();
  const counts = useCounts();
  const named = providerListNamed(parameters.get(listParameter) ?? '');
  const chosen = named.ok ? named.value : 'upcoming';
  return (
    <Tabs
      label={t('tabsLabel')}
      tabs={lists.map((value) => ({
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
      <EventList key={chosen} tab={chosen} />
    </Tabs>
  );
}

/** Returns how many events each list has, as far as it is loaded. */
function useCounts(): Readonly<Record<ProviderList, number | undefined>> {
  const providerId = useProviderId();
  const { data: upcoming } = useMyEventsQuery({ providerId, tab: 'upcoming', page: 1 });
  const { data: completed } = useMyEventsQuery({ providerId, tab: 'completed', page: 1 });
  return { upcoming: upcoming?.total, completed: completed?.total };
}
