import { ToggleGrid } from '@repo/ui/grids/toggle-grid';
import type { GridLabel } from '@repo/ui/grids/toggle-grid';
import { useState } from 'react';
import type { Say } from '../../demo.tsx';
import classNames from './facts.module.css';

/** Seven days from a Sunday. */
const days = Array.from({ length: 7 }, (_, index) => new Date(Date.UTC(2026, 10, 1 + index)));

export function Schedule({ say }: { readonly say: Say }) {
  const [pressed, setPressed] = useState<readonly string[]>(['6 3', '6 4', '5 4']);
  const nameOf = (day: Date, weekday: 'long' | 'narrow'): string =>
    new Intl.DateTimeFormat(document.documentElement.lang, { weekday, timeZone: 'UTC' }).format(day);
  const columns = days.map((day, index): GridLabel => ({
    id: `${index}`,
    label: nameOf(day, 'long'),
    shortLabel: nameOf(day, 'narrow'),
  }));
  const spans = [
    say('8 to 11', '8 h à 11 h'),
    say('11 to 2', '11 h à 14 h'),
    say('2 to 5', '14 h à 17 h'),
    say('5 to 8', '17 h à 20 h'),
    say('8 to 12', '20 h à 24 h'),
  ];
  return (
    <div className={classNames['wide']}>
      <ToggleGrid
        label={say('Weekly hours', 'Heures de la semaine')}
        rows={spans.map((label, index) => ({ id: `${index}`, label }))}
        columns={columns}
        isPressed={(rowId, columnId) => pressed.includes(`${columnId} ${rowId}`)}
        onToggle={(cells, isPressed) => {
          const names = cells.map(({ rowId, columnId }) => `${columnId} ${rowId}`);
          setPressed(isPressed ? [...pressed, ...names] : pressed.filter((name) => !names.includes(name)));
        }}
      />
    </div>
  );
}
