import { TextLink } from '@repo/ui/actions/text-link';
import { Tabs } from '@repo/ui/disclosure/tabs';
import { EmptyState } from '@repo/ui/feedback/empty-state';
import { DashboardFrame } from '@repo/ui/layout/dashboard-frame';
import { useState } from 'react';
import type { Say } from '../demo.tsx';
import classNames from './overlays.module.css';

/** A dashboard with counts, nested tabs and a tab that cannot be chosen yet. */
export function Dashboard({ say }: { readonly say: Say }) {
  const [chosen, setChosen] = useState('profile');
  const [nested, setNested] = useState('hours');
  const tabs = [
    { value: 'requests', label: say('Requests', 'Demandes'), icon: 'mail', count: 3, href: '#requests' },
    { value: 'events', label: say('My events', 'Mes événements'), icon: 'calendar', href: '#events' },
    {
      value: 'recaps',
      label: say('Recaps', 'Récaps'),
      icon: 'play',
      disabledReason: say('Opens with your first recap order.', 'S’ouvre à votre première commande.'),
    },
    { value: 'profile', label: say('My profile', 'Mon profil'), icon: 'user', href: '#profile' },
  ] as const;
  const profile = [
    { value: 'hours', label: say('Hours', 'Heures'), href: '#hours' },
    { value: 'photos', label: 'Photos', href: '#photos', count: 14 },
  ];
  const content = (
    <EmptyState icon="clock" title={say('Nothing here yet', 'Rien ici pour le moment')} headingLevel={3} />
  );
  return (
    <div className={classNames['screen']}>
      <DashboardFrame
        label={say('My work', 'Mon travail')}
        hasHeading
        back={<TextLink href="#back">{say('Back to my account', 'Retour à mon compte')}</TextLink>}
        tabs={tabs}
        chosen={chosen}
        onChoose={setChosen}
      >
        {chosen === 'profile' ? (
          <Tabs label={say('My profile', 'Mon profil')} tabs={profile} chosen={nested} onChoose={setNested}>
            {content}
          </Tabs>
        ) : (
          content
        )}
      </DashboardFrame>
    </div>
  );
}
