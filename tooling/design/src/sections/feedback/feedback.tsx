import { Button } from '@repo/ui/actions/button';
import { TextLink } from '@repo/ui/actions/text-link';
import { Avatar } from '@repo/ui/indicators/avatar';
import { Badge } from '@repo/ui/indicators/badge';
import { EmptyState } from '@repo/ui/feedback/empty-state';
import { ProgressBar } from '@repo/ui/feedback/progress-bar';
import { Rating } from '@repo/ui/indicators/rating';
import { RatingChoice } from '@repo/ui/choices/rating-choice';
import { Skeleton, SkeletonBlock } from '@repo/ui/feedback/skeleton';
import { Spinner } from '@repo/ui/feedback/spinner';
import { useState } from 'react';
import { Demo } from '../../demo.tsx';
import type { GroupPage, Say } from '../../demo.tsx';
import { AsyncStates } from './async-states.tsx';
import { Banners } from './banners.tsx';
import classNames from './feedback.module.css';
import { Cards, Steps } from './layout.tsx';

type Words = { readonly say: Say };

export const Feedback: GroupPage = ({ say }) => (
  <>
    <Demo name="Step bar">
      <Steps say={say} />
    </Demo>
    <Demo name="Card">
      <Cards say={say} />
    </Demo>
    <Demo name="Banner">
      <Banners say={say} />
    </Demo>
    <Demo name="Progress bar">
      <div className={classNames['column']}>
        <ProgressBar label="first-dance.mp4" share={0.45} />
        <ProgressBar
          label={say('Preparing the download', 'Préparation du téléchargement')}
          share={undefined}
        />
        <ProgressBar label="cake.jpg" share={1} />
      </div>
    </Demo>
    <Demo name="Spinner">
      <Spinner />
      <Spinner size="large" />
    </Demo>
    <Demo name="Skeleton">
      <div className={classNames['column']}>
        <Skeleton status={say('Loading your details', 'Chargement de vos coordonnées')} />
      </div>
      <div className={classNames['column']}>
        <Skeleton status={say('Loading photographers', 'Chargement des photographes')}>
          <SkeletonBlock aspectRatio="4 / 3" />
          <SkeletonBlock inlineSize="50%" blockSize="1.5rem" />
          <SkeletonBlock inlineSize="80%" />
        </Skeleton>
      </div>
    </Demo>
    <Demo name="Empty state">
      <div className={classNames['wide']}>
        <EmptyState
          icon="cart"
          title={say('Your cart is empty', 'Votre panier est vide')}
          headingLevel={3}
          actions={<Button>{say('Book now', 'Réserver')}</Button>}
        >
          {say(
            'Whoever you reserve waits here until you pay.',
            'Vos réservations attendent ici le paiement.',
          )}
        </EmptyState>
      </div>
    </Demo>
    <Demo name="Async state">
      <AsyncStates say={say} />
    </Demo>
    <Demo name="Badge">
      <Badge>{say('Draft', 'Ébauche')}</Badge>
      <Badge look="primary">{say('GTA', 'RGT')}</Badge>
      <Badge look="success" icon="check">
        {say('Paid', 'Payé')}
      </Badge>
      <Badge look="warning">{say('Waiting', 'En attente')}</Badge>
      <Badge look="photo">{say('2 of 5', '2 sur 5')}</Badge>
    </Demo>
    <Demo name="Rating">
      <Rating average={4.92} />
      <Rating average={null} />
      <Stars say={say} />
    </Demo>
    <Demo name="Avatar">
      <Avatar name="Maya Chen" src={face} size="large" />
      <Avatar name="Devon Okafor" />
      <Avatar name="Maya Chen" src="data:image/png;base64,broken" />
      <p className={classNames['person']}>
        <Avatar name="Maya Chen" hasVisibleName />
        <TextLink href="#maya">{'Maya Chen'}</TextLink>
      </p>
    </Demo>
  </>
);

const face = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#c88f6d"/><circle cx="48" cy="38" r="18" fill="#5a4a6b"/><ellipse cx="48" cy="92" rx="34" ry="32" fill="#2b3350"/></svg>',
)}`;

function Stars({ say }: Words) {
  const [stars, setStars] = useState<number>();
  return (
    <RatingChoice
      label={say('How was your photographer?', 'Comment était votre photographe?')}
      starLabels={[
        say('1 - Poor', '1 - Mauvais'),
        say('2 - Fair', '2 - Passable'),
        say('3 - Fine', '3 - Correct'),
        say('4 - Good', '4 - Bon'),
        say('5 - Great', '5 - Excellent'),
      ]}
      chosen={stars}
      onChoose={setStars}
    />
  );
}
