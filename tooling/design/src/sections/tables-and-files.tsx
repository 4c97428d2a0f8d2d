import { Button } from '@repo/ui/actions/button';
import { DataTable } from '@repo/ui/tables/data-table';
import type { Column } from '@repo/ui/tables/data-table';
import { Pagination } from '@repo/ui/tables/pagination';
import { FileDropZone } from '@repo/ui/files/file-drop-zone';
import type { RefusedFile } from '@repo/ui/files/file-drop-zone';
import { FileRow } from '@repo/ui/files/file-row';
import type { FileState } from '@repo/ui/files/file-row';
import { Photo } from '@repo/ui/media/photo';
import { useState } from 'react';
import { Demo } from '../demo.tsx';
import type { GroupPage, Say } from '../demo.tsx';
import dance from '../samples/dance.svg';
import classNames from './tables-and-files.module.css';

type Words = { readonly say: Say };

export const TablesAndFiles: GroupPage = ({ say }) => (
  <>
    <Demo name="Table">
      <Cart say={say} />
    </Demo>
    <Demo name="Table in a narrow place">
      <div className={classNames['narrow']}>
        <Cart say={say} />
      </div>
    </Demo>
    <Demo name="Pagination">
      <Pages />
    </Demo>
    <Demo name="File drop zone">
      <DropZones say={say} />
    </Demo>
    <Demo name="File row">
      <Uploads say={say} />
    </Demo>
  </>
);

const lines = [
  { name: 'Maya Chen', hours: 2, cents: 12180 },
  { name: 'Devon Okafor', hours: 3, cents: 22050 },
  { name: 'Léa Tremblay', hours: 1, cents: 6300 },
];

const columnsOf = (say: Say): readonly Column<(typeof lines)[number]>[] => {
  const money = new Intl.NumberFormat(document.documentElement.lang, { style: 'currency', currency: 'CAD' });
  return [
    { id: 'name', header: say('Photographer', 'Photographe'), cell: ({ name }) => name, isRowHeader: true },
    { id: 'date', header: say('Date', 'Date'), cell: () => say('December 5, 2026', '5 décembre 2026') },
    { id: 'hours', header: say('Hours', 'Heures'), cell: ({ hours }) => hours, align: 'end' },
    {
      id: 'cents',
      header: say('Total', 'Total'),
      cell: ({ cents }) => money.format(cents / 100),
      align: 'end',
    },
    {
      id: 'remove',
      header: say('Actions', 'Actions'),
      isHeaderHidden: true,
      align: 'end',
      cell: ({ name }) => (
        <Button look="secondary" size="small">
          {say(`Remove ${name}`, `Retirer ${name}`)}
        </Button>
      ),
    },
  ];
};

const Cart = ({ say }: Words) => (
  <DataTable
    caption={say('Your cart', 'Votre panier')}
    columns={columnsOf(say)}
    rows={lines}
    keyOf={({ name }) => name}
  />
);

function Pages() {
  const [page, setPage] = useState(5);
  return (
    <div className={classNames['pages']}>
      <Pagination page={page} pageCount={9} hrefOf={(to) => `#page-${to}`} onChoose={setPage} />
    </div>
  );
}

function DropZones({ say }: Words) {
  const [refused, setRefused] = useState<readonly RefusedFile[]>([
    { name: 'song.mp3', reason: say('invalid file type', 'type de fichier non valide') },
    {
      name: 'IMG_2039.heic',
      reason: say('invalid file type', 'type de fichier non valide'),
      hint: say('Save it as a JPG, and add it again.', 'Enregistrez-la en JPG et ajoutez-la de nouveau.'),
    },
  ]);
  const rules = say('Up to 3 photos, JPEG or PNG, 10 MB each.', 'Au plus 3 photos JPEG ou PNG de 10 Mo.');
  return (
    <div className={classNames['pages']}>
      <FileDropZone
        label={say('Your photos', 'Vos photos')}
        rules={rules}
        accept="image/jpeg,image/png"
        isMultiple
        refused={refused}
        onChoose={(files) =>
          setRefused(
            files.map(({ name }) => ({ name, reason: say('not on this page', 'pas sur cette page') })),
          )
        }
      />
      <FileDropZone
        label={say('A photo is missing', 'Il manque une photo')}
        rules={rules}
        accept="image/jpeg,image/png"
        error={say('please select image', 'choisissez une image')}
        onChoose={() => undefined}
      />
    </div>
  );
}

function Uploads({ say }: Words) {
  const [states, setStates] = useState<readonly { name: string; state: FileState }[]>([
    { name: 'IMG_2040.jpg', state: { status: 'chosen' } },
    { name: 'IMG_2041.jpg', state: { status: 'waiting' } },
    { name: 'IMG_2042.jpg', state: { status: 'paused' } },
    { name: 'IMG_2042.jpg', state: { status: 'sending', percent: 42 } },
    { name: 'IMG_2043.jpg', state: { status: 'done' } },
    {
      name: 'Ana-and-Luc-first-dance-in-the-garden-of-the-old-mill-2026-12-05.mov',
      state: { status: 'failed', reason: say('The connection was lost', 'La connexion a été perdue') },
    },
  ]);
  return (
    <ul className={classNames['files']}>
      {states.map(({ name, state }) => (
        <FileRow
          key={name}
          name={name}
          size={say('2.4 MB', '2,4 Mo')}
          state={state}
          {...(state.status === 'done' || state.status === 'chosen'
            ? { preview: <Photo src={dance} alt={name} /> }
            : {})}
          onRetry={() =>
            setStates(
              states.map((file) => (file.name === name ? { name, state: { status: 'waiting' } } : file)),
            )
          }
          onRemove={() => setStates(states.filter((file) => file.name !== name))}
        />
      ))}
    </ul>
  );
}
