import { Button } from '@repo/ui/actions/button';
import { StickyBar } from '@repo/ui/bars/sticky-bar';
import { UnsavedBar } from '@repo/ui/bars/unsaved-bar';
import { Checkbox } from '@repo/ui/choices/checkbox';
import { useState } from 'react';
import type { Say } from '../../demo.tsx';
import classNames from './facts.module.css';

export function Bars({ say }: { readonly say: Say }) {
  const [isTicked, setIsTicked] = useState(true);
  return (
    <>
      <div className={classNames['wide']}>
        <StickyBar
          label={say('Your selection', 'Votre sélection')}
          back={<Button look="quiet">{say('Back', 'Retour')}</Button>}
          action={<Button>{say('Continue', 'Continuer')}</Button>}
        >
          <p>
            <strong>{say('1 selected · $121.80', '1 choix · 121,80 $')}</strong>
          </p>
          <p>{say('$137.63 with tax', '137,63 $ avec les taxes')}</p>
        </StickyBar>
      </div>
      <div className={classNames['wide']}>
        <Checkbox
          label={say('Book me for recaps', 'Me réserver pour des récaps')}
          checked={isTicked}
          onChange={({ target }) => setIsTicked(target.checked)}
        />
        <UnsavedBar
          hasChanges={isTicked}
          isSaving={false}
          onSave={() => setIsTicked(false)}
          onDiscard={() => setIsTicked(false)}
        />
      </div>
    </>
  );
}
