import { useOpenedInAddress } from '@repo/shell/frame/use-opened-in-address';
import { Lightbox } from '@repo/ui/media/lightbox';
import { Photo } from '@repo/ui/media/photo';
import type { SizedImage } from '@repo/ui/media/sized-image';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classNames from './profile-gallery.module.css';

type ProfileGalleryProps = { readonly images: readonly SizedImage[]; readonly name: string };

/** Shows the work of a provider; a press opens the full image (D-R08). */
export function ProfileGallery({ images, name }: ProfileGalleryProps) {
  const { t } = useTranslation('providerChoice');
  const { opened, open, close } = useOpenedInAddress('photo');
  // The address holds only the first opened image: browsers refuse address changes that come too fast.
  const [index, setIndex] = useState(Number(opened ?? 1) - 1);
  const total = images.length;
  return (
    <section className={classNames['section']}>
      <h2>{t('profile.gallery')}</h2>
      {total === 0 ? <p>{t('profile.noImages')}</p> : null}
      <ul className={classNames['grid']}>
        {images.map((image, position) => (
          <li key={image.src}>
            <button
              type="button"
              className={classNames['open']}
              onClick={() => {
                setIndex(position);
                open(String(position + 1));
              }}
            >
              <Photo
                {...image}
                sizes="(width < 560px) 46vw, 18rem"
                alt={t('profile.openPhoto', { number: position + 1, total })}
                loading={position < 4 ? 'eager' : 'lazy'}
              />
            </button>
          </li>
        ))}
      </ul>
      <Lightbox
        items={images.map(({ src, srcSet }, position) => ({
          id: src,
          kind: 'photo' as const,
          src,
          srcSet,
          alt: t('profile.photo', { number: position + 1, total, name }),
        }))}
        index={opened === undefined ? undefined : index}
        onMove={setIndex}
        onClose={close}
      />
    </section>
  );
}
