import { Icon } from '@repo/ui/icon';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useShotListQuery } from '../../../model/api/catalogue.ts';
import classNames from './groups.module.css';

/** What is photographed at such an event, to be read only; 0 where no type is chosen yet (C-R18). */
export function ShotList({ eventTypeId }: { readonly eventTypeId: number }) {
  const { t } = useTranslation('eventSetup');
  const headingId = useId();
  const { currentData: shots = [], isError } = useShotListQuery(eventTypeId);
  // Nobody waits for it: it is something to read, and nothing that is checked.
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
