import { DateField } from '@repo/ui/dates/date-field';
import { MultiDateCalendar } from '@repo/ui/dates/multi-date-calendar';
import { AddressCombobox } from '@repo/ui/places/address-combobox';
import { TimeCombobox } from '@repo/ui/times/time-combobox';
import { useState } from 'react';
import { Demo } from '../demo.tsx';
import type { GroupPage, Say } from '../demo.tsx';
import classNames from './fields.module.css';

type Words = { readonly say: Say };

export const Dates: GroupPage = ({ say }) => (
  <>
    <Demo name="Date field">
      <Days say={say} />
    </Demo>
    <Demo name="Time combo box">
      <Times say={say} />
    </Demo>
    <Demo name="Address combo box">
      <Addresses say={say} />
    </Demo>
    <Demo name="Many days">
      <Blackouts say={say} />
    </Demo>
  </>
);

const earliest = '2026-11-23';

function Days({ say }: Words) {
  const [empty, setEmpty] = useState<string>();
  const [day, setDay] = useState<string | undefined>('2026-12-05');
  const label = say('Date of the event', 'Date de l’événement');
  return (
    <div className={classNames['fields']}>
      <DateField
        label={label}
        hint={say('Tomorrow or later.', 'Dès demain.')}
        min={earliest}
        value={day}
        onChange={setDay}
      />
      <DateField
        label={say('Date with an error', 'Date avec une erreur')}
        error={empty === undefined ? say('please select an event date', 'choisissez une date') : undefined}
        min={earliest}
        value={empty}
        onChange={setEmpty}
      />
    </div>
  );
}

function Times({ say }: Words) {
  const [minutes, setMinutes] = useState<number | undefined>(17 * 60 + 30);
  const [empty, setEmpty] = useState<number>();
  return (
    <div className={classNames['fields']}>
      <TimeCombobox
        label={say('Start time', 'Heure de début')}
        hint={say('Choose or type, like 5:30p.', 'Choisissez ou écrivez, comme 17 h 30.')}
        value={minutes}
        onChange={setMinutes}
      />
      <TimeCombobox
        label={say('Time with an error', 'Heure avec une erreur')}
        error={empty === undefined ? say('this field is required', 'ce champ est requis') : undefined}
        value={empty}
        onChange={setEmpty}
      />
    </div>
  );
}

const addresses = [
  { id: '1', text: '1 King St W, Toronto', detail: 'Financial District, ON M5H 1A1' },
  { id: '2', text: '10 King St E, Toronto', detail: 'St. Lawrence, ON M5C 1C3' },
  { id: '3', text: '100 Kingston Rd, Pickering', detail: 'Rosebank, ON L1V 1B9' },
] as const;
type Address = (typeof addresses)[number];

/** Returns suggestions after a moment, like the service; "fail" imitates a network failure. */
const suggest = async (text: string): Promise<readonly Address[]> => {
  await new Promise((resolve) => setTimeout(resolve, 300));
  if (text.startsWith('fail')) throw new Error('no network');
  return addresses.filter((address) => address.text.toLowerCase().includes(text.toLowerCase()));
};

function Addresses({ say }: Words) {
  const [address, setAddress] = useState<Address | undefined>(addresses[0]);
  const [empty, setEmpty] = useState<Address>();
  return (
    <div className={classNames['fields']}>
      <AddressCombobox
        label={say('Event location', 'Lieu de l’événement')}
        hint={say(
          'Start typing, then pick an address from the list.',
          'Commencez à écrire, puis choisissez une adresse.',
        )}
        value={address}
        onChange={setAddress}
        suggest={suggest}
      />
      <AddressCombobox
        label={say('Location with an error', 'Lieu avec une erreur')}
        error={
          empty === undefined
            ? say(
                'Choose an address from the list so we can check we serve it.',
                'Choisissez une adresse de la liste pour que nous vérifiions si nous la desservons.',
              )
            : undefined
        }
        value={empty}
        onChange={setEmpty}
        suggest={suggest}
      />
    </div>
  );
}

function Blackouts({ say }: Words) {
  const [days, setDays] = useState<readonly string[]>(['2026-12-24', '2026-12-25']);
  return (
    <MultiDateCalendar
      label={say('Blackout days', 'Jours d’absence')}
      min="2026-12-02"
      value={days}
      onChange={setDays}
    />
  );
}
