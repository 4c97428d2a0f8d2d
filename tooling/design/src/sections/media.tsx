import { Button } from '@repo/ui/actions/button';
import { ImageCarousel } from '@repo/ui/media/image-carousel';
import { Lightbox } from '@repo/ui/media/lightbox';
import { Photo } from '@repo/ui/media/photo';
import { useState } from 'react';
import { Demo } from '../demo.tsx';
import type { GroupPage, Say } from '../demo.tsx';
import cake from '../samples/cake.svg';
import dance from '../samples/dance.svg';
import garden from '../samples/garden.svg';
import stage from '../samples/stage.svg';
import toast from '../samples/toast.svg';
import classNames from './media.module.css';

type Words = { readonly say: Say };

export const Media: GroupPage = ({ say }) => (
  <>
    <Demo name="Image carousel">
      <Carousels say={say} />
    </Demo>
    <Demo name="Lightbox">
      <Gallery say={say} />
    </Demo>
  </>
);

const photosOf = (say: Say) => [
  { src: dance, alt: say('The first dance', 'La première danse') },
  { src: toast, alt: say('Two glasses for the toast', 'Deux verres pour le toast') },
  { src: cake, alt: say('A cake of three layers', 'Un gâteau à trois étages') },
  { src: stage, alt: say('A speech on stage', 'Un discours sur scène') },
  { src: garden, alt: say('A garden party', 'Une fête au jardin') },
];

function Carousels({ say }: Words) {
  const photos = photosOf(say);
  return (
    <>
      <div className={classNames['card']}>
        <ImageCarousel label={say('Work of Maya', 'Travaux de Maya')} images={photos} />
      </div>
      <div className={classNames['card']}>
        <ImageCarousel label={say('Work of Devon', 'Travaux de Devon')} images={photos.slice(1, 2)} />
      </div>
      <div className={classNames['card']}>
        <ImageCarousel
          label={say('Work of Léa', 'Travaux de Léa')}
          images={[{ src: 'data:,', alt: say('A concert', 'Un concert') }, ...photos.slice(3)]}
        />
      </div>
    </>
  );
}

function Gallery({ say }: Words) {
  const [index, setIndex] = useState<number>();
  const photos = photosOf(say);
  const items = [
    ...photos.map(({ src, alt }) => ({ id: src, kind: 'photo' as const, src, alt })),
    {
      id: 'video',
      kind: 'video' as const,
      src: 'data:,',
      alt: say('The speech', 'Le discours'),
      poster: stage,
    },
  ];
  return (
    <>
      <ul className={classNames['grid']}>
        {photos.map(({ src, alt }, number) => (
          <li key={src}>
            <button type="button" onClick={() => setIndex(number)}>
              <Photo src={src} alt={alt} loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      <Lightbox
        items={items}
        index={index}
        onMove={setIndex}
        onClose={() => setIndex(undefined)}
        actions={
          <Button look="quiet" size="small" icon="download">
            {say('Download', 'Télécharger')}
          </Button>
        }
      />
    </>
  );
}
