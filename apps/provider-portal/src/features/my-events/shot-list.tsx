import { Checkbox } from '@repo/ui/choices/checkbox';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classNames from './my-events.module.css';
import { storeTickedShots, tickedShots } from './ticked-shots.ts';

type ShotListProps = { readonly eventId: number; readonly shots: readonly string[] };

/** The shots of an event, to be ticked at the venue. */
export function ShotList({ eventId, shots }: ShotListProps) {
  const { t } = useTranslation('providerEvents');
  const headingId = useId();
  const [ticked, setTicked] = useState(() => tickedShots(eventId));
  const done = shots.filter((shot) => ticked.includes(shot)).length;
  const tick = (shot: string, isTicked: boolean): void => {
    // Another window may have ticked others.
    const others = tickedShots(eventId).filter((other) => other !== shot);
    const next = isTicked ? [...others, shot] : others;
    setTicked(next);
    storeTickedShots(eventId, next);
  };
  return (
    <section aria-labelledby={headingId} className={classNames['shots']}>
      <h3 id={headingId}>{t('shots.heading')}</h3>
      <p className={classNames['hint']}>
        {`${t('shots.ticked', { done, all: shots.length })} · ${t('shots.hint')}`}
      </p>
      <ul>
        {shots.map((shot) => (
          <li key={shot}>
            <Checkbox
              label={shot}
              checked={ticked.includes(shot)}
              onChange={({ target }) => tick(shot, target.checked)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
