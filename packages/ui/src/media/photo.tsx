import { useState } from 'react';
import type { ImgHTMLAttributes } from 'react';
import { Icon } from '../icon.tsx';
import { useUiTexts } from '../ui-texts.tsx';
import classNames from './photo.module.css';

type PhotoProps = Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'alt' | 'className' | 'onError'> & {
  readonly src: string;
  readonly alt: string;
  /** `cover` fills a fixed shape; `contain` shows the whole photo. */
  readonly fit?: 'cover' | 'contain';
};

/** A photo that fills its container, with a message when it fails to load. */
export function Photo({ src, alt, fit = 'cover', ...rest }: PhotoProps) {
  const t = useUiTexts();
  const [failedSrc, setFailedSrc] = useState<string>();
  if (failedSrc === src) {
    const label = alt === '' ? t('imageFailed') : t('imageFailedOf', { label: alt });
    return (
      <span role="img" aria-label={label} className={classNames['failed']}>
        <Icon name="image" size={32} />
        <span aria-hidden>{t('imageFailed')}</span>
      </span>
    );
  }
  return (
    <img
      decoding="async"
      {...rest}
      src={src}
      alt={alt}
      className={`${classNames['photo']} ${classNames[fit]}`}
      onError={() => setFailedSrc(src)}
    />
  );
}
