import { TextLink } from '@repo/ui/actions/text-link';
import { FactList } from '@repo/ui/facts/fact-list';
import { CopyField } from '@repo/ui/facts/copy-field';
import { StatusTimeline } from '@repo/ui/facts/status-timeline';
import { Card } from '@repo/ui/layout/card';
import { Demo } from '../../demo.tsx';
import type { GroupPage, Say } from '../../demo.tsx';
import classNames from './facts.module.css';
import { Tiles } from './tiles.tsx';
import { Schedule } from './schedule.tsx';
import { Bars } from './bars.tsx';
import { Sums } from './sums.tsx';

type Words = { readonly say: Say };

export const Facts: GroupPage = ({ say }) => (
  <>
    <Demo name="Fact list">
      <div className={classNames['wide']}>
        <Card>
          <EventFacts say={say} />
        </Card>
      </div>
      <div className={classNames['column']}>
        <EventFacts say={say} />
        <EventFacts say={say} isCompact />
      </div>
    </Demo>
    <Demo name="Sum list">
      <Sums say={say} />
    </Demo>
    <Demo name="Status timeline">
      <div className={classNames['wide']}>
        <BookingStates say={say} />
      </div>
    </Demo>
    <Demo name="Copy field">
      <div className={classNames['column']}>
        <CopyField
          label={say('Link to the gallery', 'Lien vers la galerie')}
          hint={say('Anyone with the link can look.', 'Toute personne qui a le lien peut la voir.')}
          value="https://example.com/g/9f3k2m7q1xza"
        />
      </div>
    </Demo>
    <Demo name="Stat tile and action tile">
      <Tiles say={say} />
    </Demo>
    <Demo name="Toggle grid">
      <Schedule say={say} />
    </Demo>
    <Demo name="Sticky bar and unsaved bar">
      <Bars say={say} />
    </Demo>
  </>
);

function EventFacts({ say, isCompact = false }: Words & { readonly isCompact?: boolean }) {
  return (
    <FactList
      isCompact={isCompact}
      facts={[
        { label: say('Event', 'Événement'), value: say('Ana and Luc’s wedding', 'Mariage d’Ana et Luc') },
        {
          label: say('When', 'Quand'),
          value: say('Saturday, December 5, 2026, 5:00 p.m. EST', 'samedi 5 décembre 2026, 17 h 00 HNE'),
        },
        {
          label: say('Where', 'Où'),
          value: <TextLink href="#map">{'100 Queen St W, Toronto, ON M5H 2N2'}</TextLink>,
        },
        { label: say('Recap', 'Récap'), value: undefined },
      ]}
    />
  );
}

function BookingStates({ say }: Words) {
  return (
    <StatusTimeline
      label={say('Your booking', 'Votre réservation')}
      steps={[
        {
          id: 'paid',
          text: say('Paid', 'Payé'),
          state: 'done',
          time: say('Monday, November 23', 'lundi 23 novembre'),
        },
        {
          id: 'request',
          text: say('Maya is looking at your request', 'Maya étudie votre demande'),
          state: 'current',
          time: say('by Tuesday, 5:00 p.m. EST', 'd’ici mardi, 17 h 00 HNE'),
        },
        { id: 'event', text: say('Your event', 'Votre événement'), state: 'next' },
        { id: 'photos', text: say('Your photos', 'Vos photos'), state: 'toDo' },
      ]}
    />
  );
}
