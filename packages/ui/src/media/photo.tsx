import { useState } from 'react';
import type { ImgHTMLAttributes } from 'react';
import { Icon } from '../icon.tsx';
import { useWords } from '../words.tsx';
import classNames from './photo.module.css';

type PhotoProps = Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'alt' | 'className' | 'onError'> & {
  readonly src: string;
  readonly alt: string;
  /** Pictures of people and events fill a place of fixed shape; the whole picture is for looking at it alone. */
  readonly fit?: 'cover' | 'contain';
};

/** A picture that fills its place, and says so when it cannot be loaded instead of leaving a hole. */
export function Photo({ src, alt, fit = 'cover', ...rest }: PhotoProps) {
  const say = useWords();
  const [failedSrc, setFailedSrc] = useState<string>();
  if (failedSrc === src)
    return (
      <span role="img" aria-label={`${alt} ${say('imageFailed')}`.trim()} className={classNames['failed']}>
        <Icon name="image" size={32} />
        <span aria-hidden>{say('imageFailed')}</span>
      </span>
    );
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
