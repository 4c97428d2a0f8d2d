import { useFormats } from '@repo/i18n/formats/use-formats';
import { useErrorText } from '@repo/session/form-parts/use-error-text';
import { Button } from '@repo/ui/actions/button';
import { Banner } from '@repo/ui/feedback/banner';
import { EmptyState } from '@repo/ui/feedback/empty-state';
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
import { isFiltered, listAsWished, wishesIn, withoutFilters } from './list-wishes.ts';
import { NoMatch } from './no-match.tsx';
import classNames from './provider-choice-step.module.css';
import { usePricedProviders } from './use-priced-providers.ts';
import { useSyncedSelection } from './use-synced-selection.ts';

/** Who is free, to be reserved (D-R01). */
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
        // It stands there before there is a number, so that the number is news.
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
  /** Where the bar below has room for what the list offers. */
  readonly offerPlace: Element | null;
};

function Answer({ availability, offerPlace }: AnswerProps) {
  const { t } = useTranslation('providerChoice');
  const textOf = useErrorText();
  const { goTo } = useStepMoves('select');
  switch (availability.status) {
    case 'notReady':
      return (
        <EmptyState
          icon="calendar"
          title={t('notReady.title')}
          actions={<Button onClick={() => goTo('setup')}>{t('notReady.action')}</Button>}
        >
          {t('notReady.text')}
        </EmptyState>
      );
    case 'loading':
      return <CardsSkeleton />;
    case 'failed':
      return (
        <Banner
          kind="danger"
          actions={
            <Button look="secondary" size="small" icon="retry" onClick={availability.retry}>
              {t('tryAgain')}
            </Button>
          }
        >
          {textOf(availability.failure.code)}
        </Banner>
      );
    case 'found':
      return availability.found.providers.length === 0 ? (
        <NoMatch otherTimes={availability.found.otherTimes} />
      ) : (
        <Choice found={availability.found} offerPlace={offerPlace} />
      );
  }
}

type ChoiceProps = Pick<AnswerProps, 'offerPlace'> & { readonly found: FoundProviders };

function Choice({ found, offerPlace }: ChoiceProps) {
  const { t, i18n } = useTranslation('providerChoice');
  const [query, setQuery] = useSearchParams();
  const providers = usePricedProviders(found.providers);
  const wishes = wishesIn(query);
  const wished = listAsWished(providers, wishes, i18n.language);
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
    <>
      <ChoiceFilters providers={providers} />
      {isFiltered(wishes) && wished.length > 0 ? (
        <div className={classNames['matching']}>
          <p role="status">{t('filters.matching', { count: wished.length })}</p>
          {clear}
        </div>
      ) : null}
      {wished.length === 0 ? (
        <EmptyState icon="search" title={t('filters.nobody')} headingLevel={3} actions={clear} />
      ) : (
        // Another order or filter begins at its first cards.
        <ProviderList
          key={JSON.stringify(wishes)}
          providers={wished}
          total={found.total}
          offerPlace={offerPlace}
        />
      )}
    </>
  );
}

/** Apart from the step: whoever is chosen or not, the rest of it is not drawn anew. */
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
