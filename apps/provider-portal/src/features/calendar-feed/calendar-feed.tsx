import { AsyncState } from '@repo/ui/feedback/async-state';
import { useLoadable } from '@repo/ui/loading/use-loadable';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useCalendarFeedQuery } from '../../model/api/calendar-feed.ts';
import classNames from './calendar-feed.module.css';
import { FeedLinkPart } from './feed-link-part.tsx';

/** Lets a provider subscribe to the own events in a calendar. */
export function CalendarFeed() {
  const { t } = useTranslation('calendarFeed');
  const query = useCalendarFeedQuery();
  const state = useLoadable(query);
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={classNames['feed']}>
      <h2 id={headingId}>{t('heading')}</h2>
      <p>{t('what')}</p>
      <AsyncState state={state} onRetry={() => void query.refetch()} loadingLabel={t('loading')}>
        {({ createdAt }) => <FeedLinkPart createdAt={createdAt} />}
      </AsyncState>
    </section>
  );
}
