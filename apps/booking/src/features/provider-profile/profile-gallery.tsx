import { useOpenedInAddress } from '@repo/shell/frame/use-opened-in-address';
import { Lightbox } from '@repo/ui/media/lightbox';
import { Photo } from '@repo/ui/media/photo';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classNames from './profile-gallery.module.css';

type ProfileGalleryProps = { readonly imageUrls: readonly string[]; readonly name: string };

/** The work; a press opens the full image (D-R08). */
export function ProfileGallery({ imageUrls, name }: ProfileGalleryProps) {
  const { t } = useTranslation('providerChoice');
  const { opened, open, close } = useOpenedInAddress('photo');
  // Only what it was opened at is in the address: browsers refuse an address that changes with every key held down.
  const [index, setIndex] = useState(Number(opened ?? 1) - 1);
  const total = imageUrls.length;
  return (
    <section className={classNames['section']}>
      <h2>{t('profile.gallery')}</h2>
      {total === 0 ? <p>{t('profile.noImages')}</p> : null}
      <ul className={classNames['grid']}>
        {imageUrls.map((src, position) => (
          <li key={src}>
            <button
              type="button"
              className={classNames['open']}
              onClick={() => {
                setIndex(position);
                open(String(position + 1));
              }}
            >
              <Photo
                src={src}
                alt={t('profile.openPhoto', { number: position + 1, total })}
                loading={position < 4 ? 'eager' : 'lazy'}
              />
            </button>
          </li>
        ))}
      </ul>
      <Lightbox
        items={imageUrls.map((src, position) => ({
          id: src,
          kind: 'photo' as const,
          src,
          alt: t('profile.photo', { number: position + 1, total, name }),
        }))}
        index={opened === undefined ? undefined : index}
        onMove={setIndex}
        onClose={close}
      />
    </section>
  );
}
