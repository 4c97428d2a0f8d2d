import { Button } from '@repo/ui/actions/button';
import { TextLink } from '@repo/ui/actions/text-link';
import { Banner } from '@repo/ui/feedback/banner';
import { useState } from 'react';
import type { Say } from '../../demo.tsx';
import classNames from './feedback.module.css';

export function Banners({ say }: { readonly say: Say }) {
  const [isSaved, setIsSaved] = useState(true);
  return (
    <div className={classNames['wide']}>
      <Banner isAnnounced={false}>
        {say('You’re offline. We’ll keep your entries. ', 'Vous êtes hors ligne. Nous gardons vos saisies. ')}
        <TextLink href="#more">{say('Learn more', 'En savoir plus')}</TextLink>
      </Banner>
      {isSaved ? (
        <Banner kind="success" onDismiss={() => setIsSaved(false)}>
          {say('Saved on this device at 10:42', 'Enregistré sur cet appareil à 10 h 42')}
        </Banner>
      ) : null}
      <Banner kind="warning" isAnnounced={false}>
        {say(
          'Two of these have not confirmed winter hours yet. We email you within 24 hours if one declines.',
          'Deux d’entre eux n’ont pas encore confirmé leurs heures d’hiver. Nous vous écrivons sous 24 heures en cas de refus.',
        )}
      </Banner>
      <Banner
        kind="danger"
        title={say('We couldn’t reach the server', 'Impossible de joindre le serveur')}
        actions={
          <Button look="secondary" size="small">
            {say('Try again', 'Réessayer')}
          </Button>
        }
      >
        {say('Your entries are safe.', 'Vos saisies sont en sécurité.')}
      </Banner>
    </div>
  );
}
