import { Button, ButtonLink } from '@repo/ui/actions/button';
import { IconButton } from '@repo/ui/actions/icon-button';
import { TextLink } from '@repo/ui/actions/text-link';
import { Toggle } from '@repo/ui/actions/toggle';
import { useState } from 'react';
import { Demo } from '../demo.tsx';
import type { GroupPage, Say } from '../demo.tsx';

export const Actions: GroupPage = ({ say }) => (
  <>
    <Demo name="Button">
      <Button>{say('Continue booking', 'Poursuivre la réservation')}</Button>
      <Button look="secondary">{say('Remove', 'Retirer')}</Button>
      <Button look="quiet">{say('No thanks', 'Non merci')}</Button>
      <Button look="danger" icon="trash">
        {say('Delete 12 photos', 'Supprimer 12 photos')}
      </Button>
      <Button disabled>{say('Not now', 'Pas maintenant')}</Button>
      <Button size="small" look="secondary" icon="plus">
        {say('Add a line', 'Ajouter une ligne')}
      </Button>
      <BusyButton say={say} />
      <Button isBusy look="secondary">
        {say('Saving', 'Enregistrement')}
      </Button>
    </Demo>
    <Demo name="Button link">
      <ButtonLink href="#top">{say('Book now', 'Réserver')}</ButtonLink>
      <ButtonLink href="#top" look="secondary" icon="download">
        {say('Download the invoice', 'Télécharger la facture')}
      </ButtonLink>
    </Demo>
    <Demo name="Text link">
      <p>
        {say('Saturday, 5 p.m. ', 'Samedi, 17 h ')}
        <TextLink href="#top">{say('Edit', 'Modifier')}</TextLink>
      </p>
      <p>
        <TextLink href="#top" opensNewTab>
          {say('Terms and conditions', 'Conditions d’utilisation')}
        </TextLink>
      </p>
    </Demo>
    <Demo name="Icon button">
      <IconButton icon="close" label={say('Close the panel', 'Fermer le panneau')} />
      <IconButton icon="chevron-left" label={say('Back one month', 'Reculer d’un mois')} />
      <IconButton icon="trash" label={say('Remove the photo', 'Retirer la photo')} disabled />
    </Demo>
    <Demo name="Toggle">
      <ToggledLanguages say={say} />
    </Demo>
  </>
);

function BusyButton({ say }: { readonly say: Say }) {
  const [isBusy, setIsBusy] = useState(false);
  return (
    <Button isBusy={isBusy} onClick={() => setIsBusy(true)}>
      {say('Pay $137.63', 'Payer 137,63 $')}
    </Button>
  );
}

function ToggledLanguages({ say }: { readonly say: Say }) {
  const [pressed, setPressed] = useState<readonly string[]>(['en']);
  const languages = { en: say('English', 'Anglais'), fr: say('French', 'Français') };
  return Object.entries(languages).map(([code, name]) => (
    <Toggle
      key={code}
      isPressed={pressed.includes(code)}
      onToggle={(isPressed) =>
        setPressed(isPressed ? [...pressed, code] : pressed.filter((other) => other !== code))
      }
    >
      {name}
    </Toggle>
  ));
}
