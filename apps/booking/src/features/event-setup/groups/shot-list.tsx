import { Icon } from '@repo/ui/icon';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useShotListQuery } from '../../../model/api/catalogue.ts';
import classNames from './groups.module.css';

/** Shows the read-only shot list of an event type; 0 means that none is chosen (C-R18). */
export function ShotList({ eventTypeId }: { readonly eventTypeId: number }) {
  const { t } = useTranslation('eventSetup');
  const headingId = useId();
  const { currentData: shots = [], isError } = useShotListQuery(eventTypeId);
  // A missing shot list does not block the step.
  if (isError && eventTypeId !== 0) return <p>{t('what.shotListFailed')}</p>;
  if (shots.length === 0) return null;
  return (
    <div className={classNames['shots']}>
      <h3 id={headingId}>{t('what.shotList')}</h3>
      <p>{t('what.shotListHint')}</p>
      <ul aria-labelledby={headingId}>
        {shots.map(({ itemName }) => (
          <li key={itemName}>
            <Icon name="camera" size={16} />
            {itemName}
          </li>
        ))}
      </ul>
    </div>
  );
}
