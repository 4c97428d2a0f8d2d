import type { WaitingDraft } from '@repo/contracts/drafts/list-drafts';
import { draftCartPath } from '@repo/domain/booking-flow/draft-route';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { useAccountId } from '@repo/session/session/use-account-id';
import { useNow } from '@repo/shell/clock/use-now';
import { AppLink } from '@repo/shell/entry/app-link';
import { Button, buttonClass } from '@repo/ui/actions/button';
import { Banner } from '@repo/ui/feedback/banner';
import { Badge } from '@repo/ui/indicators/badge';
import { Card } from '@repo/ui/layout/card';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useWaitingDraftsQuery } from '../../model/api/waiting-drafts.ts';
import classNames from './waiting-drafts.module.css';

/** The drafts of the host with the time of the promised answer, or the way to their carts; nothing without drafts. */
export function WaitingDrafts() {
  const { t } = useTranslation('hostEvents');
  const headingId = useId();
  const { data, error, isFetching, refetch } = useWaitingDraftsQuery(useAccountId(), {
    refetchOnMountOrArgChange: true,
  });
  if (data === undefined && error !== undefined)
    return (
      <Banner
        kind="warning"
        actions={
          <Button look="secondary" size="small" isBusy={isFetching} onClick={() => void refetch()}>
            {t('drafts.tryAgain')}
          </Button>
        }
      >
        {t('drafts.failed')}
      </Banner>
    );
  if (data === undefined || data.length === 0) return null;
  return (
    <Card>
      <section aria-labelledby={headingId} className={classNames['drafts']}>
        <h2 id={headingId}>{t('drafts.heading')}</h2>
        <ul>
          {data.map((draft) => (
            <Draft key={draft.id} draft={draft} />
          ))}
        </ul>
      </section>
    </Card>
  );
}

function Draft({ draft }: { readonly draft: WaitingDraft }) {
  const { t } = useTranslation('hostEvents');
  const { moment, listed } = useFormats();
  const { id, eventName, sbstartTime, suggested } = draft;
  const isOffered = suggested.length > 0;
  return (
    <li className={classNames['draft']}>
      <p className={classNames['name']}>
        {eventName}
        <Badge look={isOffered ? 'success' : 'neutral'} icon={isOffered ? 'check' : 'clock'}>
          {t(isOffered ? 'drafts.offered' : 'drafts.waiting')}
        </Badge>
      </p>
      <p>{moment(sbstartTime)}</p>
      {isOffered ? (
        <>
          <p>{t('drafts.canCome', { count: suggested.length, names: listed(suggested) })}</p>
          <AppLink to={draftCartPath(id)} className={buttonClass({ size: 'small' })}>
            {t('drafts.toCart', { event: eventName })}
          </AppLink>
        </>
      ) : (
        <AnswerTime {...draft} />
      )}
    </li>
  );
}

/** Says by when suggestions follow, also when that time has passed. */
function AnswerTime({ deadline }: Pick<WaitingDraft, 'deadline'>) {
  const { t } = useTranslation('hostEvents');
  const { moment } = useFormats();
  const now = useNow();
  if (deadline === null) return null;
  return <p>{t(deadline > now ? 'drafts.answerBy' : 'drafts.isLate', { time: moment(deadline) })}</p>;
}
