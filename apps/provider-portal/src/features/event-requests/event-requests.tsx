import type { EventRequest } from '@repo/contracts/requests/event-requests';
import { useAccountId } from '@repo/session/session/use-account-id';
import { useNamedEvent, useNamedEventKey } from '@repo/shell/paging/use-named-event';
import { Accordion } from '@repo/ui/disclosure/accordion';
import { AsyncState } from '@repo/ui/feedback/async-state';
import { EmptyState } from '@repo/ui/feedback/empty-state';
import { useLoadable } from '@repo/ui/loading/use-loadable';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEventRequestsQuery } from '../../model/api/event-requests.ts';
import { AcceptDialog } from './accept-dialog.tsx';
import { DeclineDialog } from './decline-dialog.tsx';
import classNames from './event-requests.module.css';
import { NamedRequestNote } from './named-request-note.tsx';
import { OutcomeNote } from './outcome-note.tsx';
import { RequestBody } from './request-body.tsx';
import { RequestTitle } from './request-title.tsx';
import type { OnAnswered } from './use-answer.ts';
import { useOutcomes } from './use-outcomes.ts';

/** The requests that wait for an answer, newest first (S-R02 to S-R06). */
export function EventRequests() {
  const { t } = useTranslation('eventRequests');
  const query = useEventRequestsQuery(useAccountId());
  const { outcomes, isWaiting, noteAnswer } = useOutcomes(query.data);
  const named = useNamedEvent();
  const namedKey = useNamedEventKey();
  const [asked, setAsked] = useState<Asked>();
  // An answer, or the request's own note, says more than the note of the address.
  const isNamedTold = outcomes.some(({ kind, eventId }) => kind !== 'elsewhere' || eventId === named);
  return (
    <div className={classNames['requests']}>
      {/* Each outcome is a note of its own, so that it is announced and focused again. */}
      {outcomes.map((outcome) => (
        <OutcomeNote
          key={`${outcome.kind} ${outcome.eventId}`}
          outcome={outcome}
          isQuestionClosed={outcome.eventId === asked?.id}
        />
      ))}
      {query.data === undefined || named === undefined || isNamedTold ? null : (
        <NamedRequestNote key={named} eventId={named} requests={query.data} />
      )}
      <AsyncState
        state={useLoadable(query)}
        onRetry={() => void query.refetch()}
        loadingLabel={t('loading')}
        isEmpty={(requests) => !requests.some(isWaiting)}
        empty={
          <EmptyState icon="mail" title={t(outcomes.length === 0 ? 'empty' : 'noneLeft')}>
            <p>{t('emptyHint')}</p>
          </EmptyState>
        }
      >
        {(requests) => (
          <RequestList
            key={namedKey}
            named={named}
            requests={requests.filter(isWaiting)}
            asked={asked}
            onAsk={setAsked}
            onAnswered={noteAnswer}
          />
        )}
      </AsyncState>
    </div>
  );
}

type RequestListProps = {
  readonly named: number | undefined;
  readonly requests: readonly EventRequest[];
  readonly asked: Asked | undefined;
  readonly onAsk: (asked: Asked | undefined) => void;
  readonly onAnswered: OnAnswered;
};

type Asked = { readonly id: number; readonly about: 'accept' | 'decline' };

/**
 * The named request is open at first, and the newest where none is named; one that arrives later does not move the page.
 */
function RequestList({ named, requests, asked, onAsk, onAnswered }: RequestListProps) {
  const [open, setOpen] = useState<readonly string[]>(() => {
    const first = named ?? requests[0]?.id;
    return first === undefined ? [] : [String(first)];
  });
  // A request that leaves the list closes its question; the note above the list says why it left.
  const askedRequest = requests.find(({ id }) => id === asked?.id);
  const Question = asked?.about === 'accept' ? AcceptDialog : DeclineDialog;
  return (
    <>
      <Accordion
        level={2}
        open={open}
        onChange={setOpen}
        wanted={named?.toString()}
        sections={requests.map((request) => ({
          id: String(request.id),
          title: <RequestTitle request={request} />,
          content: (
            <RequestBody
              request={request}
              onAccept={() => onAsk({ id: request.id, about: 'accept' })}
              onDecline={() => onAsk({ id: request.id, about: 'decline' })}
            />
          ),
        }))}
      />
      {askedRequest === undefined ? null : (
        <Question
          request={askedRequest}
          onCancel={() => onAsk(undefined)}
          onAnswered={(request, outcome) => {
            onAsk(undefined);
            onAnswered(request, outcome);
          }}
        />
      )}
    </>
  );
}
