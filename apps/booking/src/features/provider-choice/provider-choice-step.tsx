import { useFormats } from '@repo/i18n/formats/use-formats';
import { Button } from '@repo/ui/actions/button';
import { AsyncState } from '@repo/ui/feedback/async-state';
import { Banner } from '@repo/ui/feedback/banner';
import { EmptyState } from '@repo/ui/feedback/empty-state';
import { useLoadable } from '@repo/ui/loading/use-loadable';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { FoundProviders } from '../../model/api/availability.ts';
import { useStepMoves } from '../../model/step-moves.ts';
import { useAvailability } from '../../model/use-availability.ts';
import type { Availability } from '../../model/use-availability.ts';
import { CardsSkeleton } from './cards/cards-skeleton.tsx';
import { ProviderList } from './cards/provider-list.tsx';
import { ChoiceBar } from './choice-bar.tsx';
import { ChoiceFilters } from './choice-filters.tsx';
import { EventSummary } from './event-summary.tsx';
import { isFiltered, filterAndSort, parseListFilters, withoutFilters } from './list-filters.ts';
import { NoMatch } from './no-match/no-match.tsx';
import classNames from './provider-choice-step.module.css';
import { usePricedProviders } from './use-priced-providers.ts';
import { useSyncedSelection } from './use-synced-selection.ts';

/** Lists the available providers to reserve (D-R01). */
export function ProviderChoiceStep() {
  const { t } = useTranslation('providerChoice');
  const availability = useAvailability();
  const found = availability.status === 'found' ? availability.found : undefined;
  const isFresh = availability.status === 'found' && !availability.isRefreshing;
  const [offerPlace, setOfferPlace] = useState<Element | null>(null);
  return (
    <div className={classNames['step']}>
      <EventSummary />
      {availability.status === 'notReady' ? null : (
        // Rendered before the count is known, so that the count is announced.
        <h2 aria-live="polite" className={classNames['count']}>
          {found !== undefined
            ? t('available', { count: found.total })
            : t(availability.status === 'failed' ? 'failed' : 'searching')}
        </h2>
      )}
      <Dropped fresh={isFresh ? found : undefined} />
      <Answer availability={availability} offerPlace={offerPlace} />
      <ChoiceBar hasChoice={found !== undefined && found.providers.length > 0} offerRef={setOfferPlace} />
    </div>
  );
}

type AnswerProps = {
  readonly availability: Availability;
  /** Where the bar below renders what the list offers. */
  readonly offerPlace: Element | null;
};

function Answer({ availability, offerPlace }: AnswerProps) {
  const { t } = useTranslation('providerChoice');
  const { goTo } = useStepMoves('select');
  const state = useLoadable({
    data: availability.status === 'found' ? availability.found : undefined,
    error: availability.status === 'failed' || undefined,
    isFetching: availability.status === 'loading',
  });
  if (availability.status === 'notReady')
    return (
      <EmptyState
        icon="calendar"
        title={t('notReady.title')}
        actions={<Button onClick={() => goTo('setup')}>{t('notReady.action')}</Button>}
      >
        {t('notReady.text')}
      </EmptyState>
    );
  return (
    <AsyncState
      state={state}
      onRetry={availability.retry}
      loadingLabel={t('searching')}
      skeleton={<CardsSkeleton />}
    >
      {(found) =>
        found.providers.length === 0 ? (
          <NoMatch otherTimes={found.otherTimes} />
        ) : (
          <Choice found={found} offerPlace={offerPlace} />
        )
      }
    </AsyncState>
  );
}

type ChoiceProps = Pick<AnswerProps, 'offerPlace'> & { readonly found: FoundProviders };

function Choice({ found, offerPlace }: ChoiceProps) {
  const { t, i18n } = useTranslation('providerChoice');
  const [query, setQuery] = useSearchParams();
  const providers = usePricedProviders(found.providers);
  const filters = parseListFilters(query);
  const matches = filterAndSort(providers, filters, i18n.language);
  const clear = (
    <Button
      look="quiet"
      size="small"
      onClick={() => setQuery(withoutFilters(query), { replace: true, preventScrollReset: true })}
    >
      {t('filters.clear')}
    </Button>
  );
  return (
    <div className={classNames['step']}>
      <ChoiceFilters providers={providers} />
      {isFiltered(filters) && matches.length > 0 ? (
        <div className={classNames['matching']}>
          <p role="status">{t('filters.matching', { count: matches.length })}</p>
          {clear}
        </div>
      ) : null}
      {matches.length === 0 ? (
        <EmptyState icon="search" title={t('filters.noMatches')} headingLevel={3} actions={clear} />
      ) : null}
      <ProviderList
        providers={providers}
        matches={matches}
        filterKey={JSON.stringify(filters)}
        total={found.total}
        offerPlace={offerPlace}
      />
    </div>
  );
}

/** A component of its own, so that reserving does not render the whole step again. */
function Dropped({ fresh }: { readonly fresh: FoundProviders | undefined }) {
  const { t } = useTranslation('providerChoice');
  const { listed } = useFormats();
  const { providers, isByMove, forget } = useSyncedSelection(fresh);
  if (providers.length === 0) return null;
  return (
    <Banner kind="warning" onDismiss={forget}>
      {t(isByMove ? 'droppedByMove' : 'dropped', {
        count: providers.length,
        names: listed(providers.map(({ profileName }) => profileName)),
      })}
    </Banner>
  );
}
