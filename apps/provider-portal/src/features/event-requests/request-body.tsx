import type { EventRequest } from '@repo/contracts/requests/event-requests';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { Button } from '@repo/ui/actions/button';
import { FactList } from '@repo/ui/facts/fact-list';
import { Icon } from '@repo/ui/icon';
import { useTranslation } from 'react-i18next';
import { useHours } from '../../model/shown/use-hours.ts';
import { usePay } from '../../model/shown/use-pay.ts';
import classNames from './event-requests.module.css';
import { useClashes } from './use-clashes.ts';

type RequestBodyProps = {
  readonly request: EventRequest;
  readonly onAccept: () => void;
  readonly onDecline: () => void;
};

/** What was asked for (S-R02), what it means for the provider, and the two answers. */
export function RequestBody({ request, onAccept, onDecline }: RequestBodyProps) {
  const { t } = useTranslation('eventRequests');
  return (
    <div className={classNames['body']}>
      <RequestFacts request={request} />
      <div className={classNames['actions']}>
        <Button icon="check" onClick={onAccept}>
          {t('accept.button')}
        </Button>
        <Button look="secondary" icon="close" onClick={onDecline}>
          {t('decline.button')}
        </Button>
      </div>
    </div>
  );
}

function RequestFacts({ request }: { readonly request: EventRequest }) {
  const { t } = useTranslation('eventRequests');
  const { dayWithWeekday, timeOfDay, moment, kilometres } = useFormats();
  const hours = useHours();
  const pay = usePay();
  const { distance } = request;
  return (
    <FactList
      facts={[
        { label: t('facts.type'), value: request.eventType.name },
        { label: t('facts.date'), value: dayWithWeekday(request.eventDate) },
        { label: t('facts.duration'), value: hours(request.duration) },
        { label: t('facts.start'), value: timeOfDay(request.eventStartTime) },
        { label: t('facts.providerStart'), value: timeOfDay(request.sbstartTime) },
        { label: t('facts.address'), value: request.eventLocation[0]?.currentLocation },
        {
          label: t('facts.distance'),
          value: distance === null ? t('distanceUnknown') : kilometres(distance),
        },
        {
          label: t('facts.pay'),
          value: (
            <>
              <strong>{pay(request.payEstimate)}</strong>
              {` · ${t('payHint')}`}
            </>
          ),
        },
        { label: t('facts.calendar'), value: <OwnCalendar request={request} /> },
        { label: t('facts.answerBy'), value: moment(request.deadline) },
      ]}
    />
  );
}

function OwnCalendar({ request }: { readonly request: EventRequest }) {
  const { isWarning, sentences } = useClashes(request);
  return (
    <ul className={classNames['clashes']}>
      {sentences.map((sentence) => (
        <li key={sentence} className={isWarning ? classNames['warning'] : undefined}>
          {isWarning ? <Icon name="alert" /> : null}
          {sentence}
        </li>
      ))}
    </ul>
  );
}
