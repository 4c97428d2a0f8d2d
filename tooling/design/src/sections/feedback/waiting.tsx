import { Button } from '@repo/ui/actions/button';
import { Overlay } from '@repo/ui/feedback/overlay';
import { Card } from '@repo/ui/layout/card';
import { useState } from 'react';
import type { Say } from '../../demo.tsx';
import classNames from './feedback.module.css';

export function Overlays({ say }: { readonly say: Say }) {
  const [isPageBusy, setIsPageBusy] = useState(false);
  return (
    <>
      <div className={classNames['column']}>
        <Overlay isShown status={say('Adding up…', 'Calcul en cours…')}>
          <Card>
            <p>{say('Total (CAD)', 'Total (CAD)')}</p>
            <p>{say('$137.63', '137,63 $')}</p>
            <Button isWide>{say('Continue booking', 'Poursuivre la réservation')}</Button>
          </Card>
        </Overlay>
      </div>
      <Button look="secondary" onClick={() => setIsPageBusy(true)}>
        {say('Cover the page', 'Couvrir la page')}
      </Button>
      <Overlay
        isShown={isPageBusy}
        status={say('Taking you to the payment…', 'Vers le paiement…')}
        actions={
          <Button look="secondary" onClick={() => setIsPageBusy(false)}>
            {say('Cancel', 'Annuler')}
          </Button>
        }
      />
    </>
  );
}
