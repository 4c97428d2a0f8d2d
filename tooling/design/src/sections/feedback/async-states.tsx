import { AsyncState } from '@repo/ui/feedback/async-state';
import type { Loadable } from '@repo/ui/feedback/async-state';
import { EmptyState } from '@repo/ui/feedback/empty-state';
import type { Say } from '../../demo.tsx';
import classNames from './feedback.module.css';

export function AsyncStates({ say }: { readonly say: Say }) {
  const events = [say('Ana and Luc’s wedding', 'Mariage d’Ana et Luc')];
  const states: readonly (readonly [string, Loadable<readonly string[]>])[] = [
    ['loading', { status: 'loading' }],
    ['failed', { status: 'failed' }],
    ['offline', { status: 'offline' }],
    ['stale', { status: 'failed', data: events }],
    ['empty', { status: 'loaded', data: [] }],
    ['loaded', { status: 'loaded', data: events }],
  ];
  return (
    <div className={classNames['cards']}>
      {states.map(([id, state]) => (
        <AsyncState
          key={id}
          state={state}
          onRetry={() => undefined}
          loadingLabel={say('Loading your events', 'Chargement de vos événements')}
          isEmpty={({ length }) => length === 0}
          empty={
            <EmptyState
              icon="calendar"
              headingLevel={3}
              title={say('No events yet', 'Aucun événement pour le moment')}
            />
          }
          age={say('Updated 5 min ago', 'Mis à jour il y a 5 min')}
        >
          {(names) => names.map((name) => <p key={name}>{name}</p>)}
        </AsyncState>
      ))}
    </div>
  );
}
