import { TextLink } from '@repo/ui/actions/text-link';
import { Checkbox } from '@repo/ui/choices/checkbox';
import { PasswordChecklist } from '@repo/ui/fields/password-checklist';
import { PasswordField } from '@repo/ui/fields/password-field';
import { RadioGroup } from '@repo/ui/choices/radio-group';
import { Select } from '@repo/ui/choices/select';
import { Slider } from '@repo/ui/choices/slider';
import { TextArea } from '@repo/ui/fields/text-area';
import { TextField } from '@repo/ui/fields/text-field';
import { SavedNote } from '@repo/ui/indicators/saved-note';
import { FieldPair } from '@repo/ui/layout/field-pair';
import { FieldSection } from '@repo/ui/layout/field-section';
import { useId, useState } from 'react';
import { Demo } from '../demo.tsx';
import type { GroupPage, Say } from '../demo.tsx';
import classNames from './fields.module.css';
import { WholeForm } from './whole-form.tsx';

type Words = { readonly say: Say };

export const Fields: GroupPage = ({ say }) => (
  <>
    <Demo name="Whole form">
      <WholeForm say={say} />
    </Demo>
    <Demo name="Field section">
      <FieldSection
        heading={say('About you', 'À votre sujet')}
        introduction={say('How we reach you.', 'Comment vous joindre.')}
      >
        <FieldPair>
          <TextField label={say('First name', 'Prénom')} defaultValue="Maya" />
          <TextField label={say('Last name', 'Nom')} defaultValue="Chen" />
        </FieldPair>
        <SavedNote>{say('Saved on this device', 'Enregistré sur cet appareil')}</SavedNote>
      </FieldSection>
    </Demo>
    <Demo name="Text field">
      <TextFields say={say} />
    </Demo>
    <Demo name="Password field">
      <NewPassword say={say} />
    </Demo>
    <Demo name="Text area">
      <Wishes say={say} />
    </Demo>
    <Demo name="Select">
      <Selects say={say} />
    </Demo>
    <Demo name="Checkbox">
      <Checkboxes say={say} />
    </Demo>
    <Demo name="Radio group">
      <TimesOfDay say={say} />
    </Demo>
    <Demo name="Slider">
      <Radius say={say} />
    </Demo>
  </>
);

function TextFields({ say }: Words) {
  return (
    <div className={classNames['fields']}>
      <TextField
        label={say('Event location', 'Lieu de l’événement')}
        hint={say(
          'Start typing, then pick an address from the list.',
          'Commencez à écrire, puis choisissez une adresse.',
        )}
        defaultValue="King Street"
        error={say(
          'Choose an address from the list so we can check we serve it.',
          'Choisissez une adresse de la liste pour que nous vérifiions que nous la desservons.',
        )}
      />
      <TextField
        type="tel"
        autoComplete="tel"
        label={say('Phone at the event', 'Téléphone sur place')}
        hint={say('So your photographer can find you.', 'Pour que l’on puisse vous trouver.')}
        defaultValue="(416) 555-0199"
      />
      <TextField
        isOptional
        label={say('Company', 'Entreprise')}
        placeholder={say('Maple Events', 'Événements Érable')}
      />
      <TextField
        readOnly
        type="email"
        label={say('Email', 'Courriel')}
        hint={say('Write to us to change it.', 'Écrivez-nous pour la changer.')}
        defaultValue="maya@example.com"
      />
      <TextField disabled label={say('Promo code', 'Code promo')} defaultValue="SPRING" />
    </div>
  );
}

function NewPassword({ say }: Words) {
  const [password, setPassword] = useState('maya7');
  const rules = useId();
  return (
    <div className={classNames['fields']}>
      <PasswordField
        label={say('New password', 'Nouveau mot de passe')}
        autoComplete="new-password"
        describedBy={rules}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <PasswordChecklist
        id={rules}
        label={say('Your password needs', 'Il faut au mot de passe')}
        rules={[
          { label: say('A number', 'Un chiffre'), isMet: /\d/.test(password) },
          { label: say('A lowercase letter', 'Une minuscule'), isMet: /[a-z]/.test(password) },
          { label: say('An uppercase letter', 'Une majuscule'), isMet: /[A-Z]/.test(password) },
          { label: say('A special character', 'Un caractère spécial'), isMet: /[^\w\s]/.test(password) },
          { label: say('At least 6 characters', 'Au moins 6 caractères'), isMet: password.length >= 6 },
        ]}
      />
    </div>
  );
}

function Wishes({ say }: Words) {
  const [empty, setEmpty] = useState('');
  const [long, setLong] = useState(
    say('The cake at nine, both families, the dog.', 'Le gâteau à 21 h, les familles, le chien.'),
  );
  return (
    <div className={classNames['fields']}>
      <TextArea
        isOptional
        label={say('Anything else?', 'Autre chose?')}
        hint={say('For example: who must be in the photo.', 'Par exemple : qui doit être sur la photo.')}
        maxCharacters={500}
        value={empty}
        onChange={({ target }) => setEmpty(target.value)}
      />
      <TextArea
        label={say('Shot list', 'Photos souhaitées')}
        maxCharacters={40}
        error={say('Write at most 40 characters.', 'Écrivez au plus 40 caractères.')}
        value={long}
        onChange={({ target }) => setLong(target.value)}
      />
    </div>
  );
}

function Selects({ say }: Words) {
  const choices = [
    { value: 'en', label: say('English', 'Anglais') },
    { value: 'fr', label: say('French', 'Français') },
  ];
  return (
    <div className={classNames['fields']}>
      <Select label={say('Language', 'Langue')} choices={choices} defaultValue="fr" />
      <Select
        label={say('Second language', 'Deuxième langue')}
        choices={choices}
        placeholder={say('Choose a language', 'Choisissez une langue')}
        defaultValue=""
        error={say('Choose a language.', 'Choisissez une langue.')}
      />
      <Select disabled label={say('Country', 'Pays')} choices={[{ value: 'ca', label: 'Canada' }]} />
    </div>
  );
}

function Checkboxes({ say }: Words) {
  return (
    <div className={classNames['fields']}>
      <Checkbox defaultChecked label={say('Indoors', 'À l’intérieur')} />
      <Checkbox isIndeterminate label={say('All of Monday', 'Tout le lundi')} />
      <Checkbox
        required
        label={
          <>
            {say('I agree to the ', 'J’accepte les ')}
            <TextLink href="#terms" opensNewTab>
              {say('terms', 'conditions')}
            </TextLink>
          </>
        }
        error={say('Agree to the terms to go on.', 'Acceptez les conditions pour continuer.')}
      />
      <Checkbox
        label={say('Send me news', 'Recevoir des nouvelles')}
        hint={say('At most one email a month.', 'Au plus un courriel par mois.')}
      />
      <Checkbox disabled label={say('Gift wrap', 'Emballage cadeau')} />
    </div>
  );
}

function TimesOfDay({ say }: Words) {
  const [chosen, setChosen] = useState<string>();
  return (
    <RadioGroup
      label={say('When?', 'Quand?')}
      hint={say('You can change it later.', 'Vous pourrez le changer.')}
      error={chosen === undefined ? say('Choose a time of day.', 'Choisissez un moment.') : undefined}
      choices={[
        { value: 'day', label: say('By day', 'Le jour'), hint: say('Until 5 p.m.', 'Jusqu’à 17 h') },
        { value: 'evening', label: say('In the evening', 'Le soir') },
        { value: 'night', label: say('At night', 'La nuit'), isDisabled: true },
      ]}
      chosen={chosen}
      onChoose={setChosen}
    />
  );
}

function Radius({ say }: Words) {
  const [km, setKm] = useState(25);
  return (
    <div className={classNames['fields']}>
      <Slider
        label={say('Travel radius', 'Rayon de déplacement')}
        hint={say('From 10 to 100 km.', 'De 10 à 100 km.')}
        unit="km"
        value={km}
        onChange={setKm}
        min={10}
        max={100}
      />
    </div>
  );
}
