import { useMarks } from '@repo/session/marks/use-marks';
import { Checkbox } from '@repo/ui/choices/checkbox';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import classNames from './my-events.module.css';

type ShotListProps = { readonly eventId: number; readonly shots: readonly string[] };

/** The shots of an event, to be ticked at the venue; by their places, because their words are in the language of the page. */
export function ShotList({ eventId, shots }: ShotListProps) {
  const { t } = useTranslation('providerEvents');
  const headingId = useId();
  const { marked, toggle } = useMarks('tickedShots', eventId);
  const done = shots.filter((_, position) => marked.has(position)).length;
  return (
    <section aria-labelledby={headingId} className={classNames['shots']}>
      <h3 id={headingId}>{t('shots.heading')}</h3>
      <p className={classNames['hint']}>
        {`${t('shots.ticked', { done, all: shots.length })} · ${t('shots.hint')}`}
      </p>
      <ul>
        {shots.map((shot, position) => (
          <li key={shot}>
            <Checkbox label={shot} checked={marked.has(position)} onChange={() => toggle(position)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
