import { ActionTile } from '@repo/ui/tiles/action-tile';
import { StatTile } from '@repo/ui/tiles/stat-tile';
import { TileGrid } from '@repo/ui/tiles/tile-grid';
import type { Say } from '../../demo.tsx';
import classNames from './facts.module.css';

export function Tiles({ say }: { readonly say: Say }) {
  return (
    <div className={classNames['wide']}>
      <TileGrid>
        <StatTile
          label={say('Earnings', 'Revenus')}
          value={say('$1,240.00', '1 240,00 $')}
          hint={say('December, before tax', 'Décembre, avant taxes')}
        />
        <StatTile label={say('Events', 'Événements')} value={38} />
        <StatTile
          label={say('Rating', 'Note')}
          value={say('4.9', '4,9')}
          hint={say('21 reviews', '21 avis')}
        />
      </TileGrid>
      <TileGrid>
        <ActionTile
          icon="image"
          label={say('Open the gallery', 'Ouvrir la galerie')}
          hint={say('48 photos', '48 photos')}
          href="#gallery"
        />
        <ActionTile
          icon="clock"
          label={say('Extend', 'Prolonger')}
          disabledReason={say(
            'You can extend an event while it is under way.',
            'Vous pouvez prolonger un événement pendant qu’il a lieu.',
          )}
        />
        <ActionTile icon="close" label={say('Cancel', 'Annuler')} onChoose={() => undefined} />
      </TileGrid>
    </div>
  );
}
