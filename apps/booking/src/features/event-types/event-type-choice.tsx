import { Button } from '@repo/ui/actions/button';
import { ChoiceGroup } from '@repo/ui/choices/choice-group';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { eventTypeChosen, selectEventTypeId } from '../../model/event-form.ts';
import classNames from './event-type-choice.module.css';
import { useEventTypesQuery } from './event-types-query.ts';

/** Lets the visitor say what kind of event it is; the choice is kept on the device. */
export function EventTypeChoice() {
  const { t } = useTranslation('booking');
  const dispatch = useDispatch();
  const chosen = useSelector(selectEventTypeId);
  const { data: eventTypes, isError, isFetching, refetch } = useEventTypesQuery();

  if (eventTypes === undefined) {
    if (isError && !isFetching) return <Unreachable onTryAgain={() => void refetch()} />;
    return <p role="status">{t('loading', { ns: 'shell' })}</p>;
  }
  if (eventTypes.length === 0) return <p>{t('landing.none')}</p>;
  const chosenName = eventTypes.find(({ id }) => id === chosen)?.name;
  return (
    <>
      <ChoiceGroup
        legend={t('landing.chooseHeading')}
        hint={t('landing.chooseHint')}
        choices={eventTypes.map(({ id, name }) => ({ value: id, label: name }))}
        chosen={chosen}
        onChoose={(id) => dispatch(eventTypeChosen(id))}
      />
      <p role="status" className={classNames['saved']}>
        {chosenName === undefined ? null : t('landing.saved', { name: chosenName })}
      </p>
    </>
  );
}

function Unreachable({ onTryAgain }: { readonly onTryAgain: () => void }) {
  const { t } = useTranslation();
  return (
    <div role="alert" className={classNames['failure']}>
      <p>{t('serverUnreachable')}</p>
      <Button look="secondary" onClick={onTryAgain}>
        {t('tryAgain')}
      </Button>
    </div>
  );
}
