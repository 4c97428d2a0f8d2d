import { Button } from '@repo/ui/actions/button';
import { DateField } from '@repo/ui/dates/date-field';
import { Accordion } from '@repo/ui/disclosure/accordion';
import { AccordionTitle } from '@repo/ui/disclosure/accordion-title';
import { Tabs } from '@repo/ui/disclosure/tabs';
import { ConfirmDialog } from '@repo/ui/overlays/confirm-dialog';
import { Dialog } from '@repo/ui/overlays/dialog';
import { SidePanel } from '@repo/ui/overlays/side-panel';
import { Toast } from '@repo/ui/overlays/toast';
import { TimeCombobox } from '@repo/ui/times/time-combobox';
import { useState } from 'react';
import { Demo } from '../demo.tsx';
import type { GroupPage, Say } from '../demo.tsx';
import { Dashboard } from './dashboard.tsx';
import classNames from './overlays.module.css';

type Words = { readonly say: Say };

export const Overlays: GroupPage = ({ say }) => (
  <>
    <Demo name="Dialog">
      <Dialogs say={say} />
    </Demo>
    <Demo name="Side panel">
      <Notifications say={say} />
    </Demo>
    <Demo name="Tabs">
      <EventTabs say={say} />
    </Demo>
    <Demo name="Dashboard frame">
      <Dashboard say={say} />
    </Demo>
    <Demo name="Accordion">
      <Questions say={say} />
    </Demo>
    <Demo name="Toast">
      <Toast kind="success" title={say('added to cart', 'ajouté au panier')} onDismiss={() => undefined} />
      <Toast
        kind="failure"
        title={say('Something went wrong', 'Un problème est survenu')}
        onDismiss={() => undefined}
      >
        <p>{say('cart is empty', 'le panier est vide')}</p>
      </Toast>
    </Demo>
  </>
);

function Dialogs({ say }: Words) {
  const [shown, setShown] = useState<'dialog' | 'alert' | 'none'>('none');
  const [day, setDay] = useState<string | undefined>('2026-12-05');
  const [from, setFrom] = useState<number | undefined>(9 * 60);
  const [isRefused, setIsRefused] = useState(false);
  const close = (): void => setShown('none');
  return (
    <>
      <Button look="secondary" onClick={() => setShown('dialog')}>
        {say('Add a holiday', 'Ajouter un congé')}
      </Button>
      <Button look="danger" onClick={() => setShown('alert')}>
        {say('Cancel the event', 'Annuler l’événement')}
      </Button>
      <Dialog
        open={shown === 'dialog'}
        onClose={close}
        title={say('Add a holiday', 'Ajouter un congé')}
        actions={
          <>
            <Button look="secondary" onClick={close}>
              {say('Not now', 'Pas maintenant')}
            </Button>
            <Button onClick={close}>{say('Add', 'Ajouter')}</Button>
          </>
        }
      >
        <div className={classNames['form']}>
          <p>
            {say(
              'Nobody can book you on these days. Events that are booked already stay booked.',
              'Personne ne pourra vous réserver ces jours-là. Les réservations existantes demeurent.',
            )}
          </p>
          <DateField label={say('Day', 'Jour')} value={day} onChange={setDay} min="2026-11-23" />
          <TimeCombobox label={say('From', 'De')} value={from} onChange={setFrom} />
        </div>
      </Dialog>
      <ConfirmDialog
        open={shown === 'alert'}
        title={say('Cancel the event?', 'Annuler l’événement?')}
        confirmLabel={say('Cancel it', 'L’annuler')}
        cancelLabel={say('Keep it', 'Le garder')}
        isDestructive
        error={
          isRefused
            ? say('We couldn’t cancel it. Try again.', 'L’annulation a échoué. Réessayez.')
            : undefined
        }
        onConfirm={() => setIsRefused(true)}
        onCancel={close}
      >
        {say(
          'You get $137.63 back to your card within 5 to 10 days.',
          'Vous recevrez 137,63 $ sur votre carte d’ici 5 à 10 jours.',
        )}
      </ConfirmDialog>
    </>
  );
}

function Notifications({ say }: Words) {
  const [open, setOpen] = useState(false);
  const message = say('Maya Chen sent you a message against', 'Maya Chen vous a écrit au sujet de');
  return (
    <>
      <Button look="secondary" icon="bell" onClick={() => setOpen(true)}>
        {say('Notifications', 'Notifications')}
      </Button>
      <SidePanel open={open} onClose={() => setOpen(false)} title={say('Notifications', 'Notifications')}>
        <ul className={classNames['messages']}>
          {Array.from({ length: 14 }, (_, index) => (
            <li key={index}>{`${message} ${say('Party', 'Fête')} ${index + 1}`}</li>
          ))}
        </ul>
      </SidePanel>
    </>
  );
}

function EventTabs({ say }: Words) {
  const [chosen, setChosen] = useState('upcoming');
  const tabs = [
    { value: 'upcoming', label: say('Upcoming', 'À venir'), count: 2, href: '#upcoming' },
    { value: 'requested', label: say('Requested', 'Demandés'), count: 0, href: '#requested' },
    { value: 'completed', label: say('Completed', 'Terminés'), count: 14, href: '#completed' },
    { value: 'cancelled', label: say('Cancelled', 'Annulés'), href: '#cancelled' },
  ];
  return (
    <div className={classNames['whole']}>
      <Tabs label={say('My events', 'Mes événements')} tabs={tabs} chosen={chosen} onChoose={setChosen}>
        <p>{say('Nothing here yet.', 'Rien ici pour le moment.')}</p>
      </Tabs>
    </div>
  );
}

function Questions({ say }: Words) {
  const [open, setOpen] = useState<readonly string[]>(['pay']);
  const sections = [
    {
      id: 'pay',
      title: say('When do I pay?', 'Quand dois-je payer?'),
      content: say(
        'On the last step, by card. Nothing is charged before.',
        'À la dernière étape, par carte. Rien n’est prélevé avant.',
      ),
    },
    {
      id: 'cancel',
      title: say('Can I cancel?', 'Puis-je annuler?'),
      content: say('Free of charge until two days before.', 'Sans frais jusqu’à deux jours avant.'),
    },
    {
      id: 'late',
      title: (
        <AccordionTitle
          name={say('What if my event takes longer?', 'Et si mon événement dure plus longtemps?')}
          line={say('With a smaller line', 'Avec une ligne plus petite')}
        />
      ),
      content: say('Extend it from your events.', 'Prolongez-le depuis vos événements.'),
    },
  ];
  return (
    <div className={classNames['whole']}>
      <Accordion level={3} sections={sections} open={open} onChange={setOpen} />
    </div>
  );
}
