import { Button } from '@repo/ui/actions/button';
import { Rating } from '@repo/ui/indicators/rating';
import { Card } from '@repo/ui/layout/card';
import { StepBar } from '@repo/ui/layout/step-bar';
import type { Step } from '@repo/ui/layout/step-bar';
import { useState } from 'react';
import type { Say } from '../../demo.tsx';
import classNames from './feedback.module.css';

type Words = { readonly say: Say };

export function Steps({ say }: Words) {
  const names = [
    say('Event', 'Événement'),
    say('Photographer', 'Photographe'),
    say('Recap', 'Récap'),
    say('Details', 'Précisions'),
    say('Cart', 'Panier'),
  ];
  const steps = names.map((label, index): Step<string> => {
    if (index < 2) return { id: label, label, state: 'done', href: '#steps' };
    return { id: label, label, state: index === 2 ? 'current' : 'toDo' };
  });
  return (
    <div className={classNames['wide']}>
      <StepBar label={say('Your booking', 'Votre réservation')} steps={steps} onNavigate={() => undefined} />
    </div>
  );
}

const people = [
  { name: 'Maya Chen', average: 4.92 },
  { name: 'Devon Okafor', average: 4.81 },
  { name: 'Léa Tremblay', average: null },
];

export function Cards({ say }: Words) {
  const [selected, setSelected] = useState('Maya Chen');
  return (
    <div className={classNames['cards']}>
      {people.map(({ name, average }) => (
        <Card key={name} isSelected={name === selected} media={<div className={classNames['photo']} />}>
          <div className={classNames['line']}>
            <h3>{name}</h3>
            <Rating average={average} />
          </div>
          <p className={classNames['note']}>
            {say('iPhone 17 Pro · English, French', 'iPhone 17 Pro · anglais, français')}
          </p>
          <Button
            isWide
            look={name === selected ? 'secondary' : 'primary'}
            onClick={() => setSelected(name === selected ? '' : name)}
          >
            {name === selected ? say('Remove', 'Retirer') : say(`Reserve ${name}`, `Réserver ${name}`)}
          </Button>
        </Card>
      ))}
    </div>
  );
}
