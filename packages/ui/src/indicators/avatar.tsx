import { useState } from 'react';
import classNames from './avatar.module.css';

type AvatarProps = {
  readonly name: string;
  readonly src?: string | undefined;
  /** The photo in several widths. */
  readonly srcSet?: string | undefined;
  readonly size?: 'medium' | 'large';
  /** Whether the name is shown next to it, so that it is not read twice. */
  readonly hasVisibleName?: boolean;
};

/** For `srcset`; a page may show a large one a third larger. */
const sizesOf = { medium: '3rem', large: '8rem' } as const;

/** Returns the first letters of the first and the last word. */
const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/);
  return [words.at(0), words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')].at(0) ?? '')
    .join('')
    .toLocaleUpperCase();
};

/** A photo of a person, or the initials if there is none or it fails to load. */
export function Avatar({ name, src, srcSet, size = 'medium', hasVisibleName = false }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const className = `${classNames['avatar']} ${classNames[size]}`;
  if (src !== undefined && src !== failedSrc) {
    return (
      <img
        srcSet={srcSet}
        sizes={sizesOf[size]}
        src={src}
        alt={hasVisibleName ? '' : name}
        className={className}
        onError={() => setFailedSrc(src)}
      />
    );
  }
  return (
    <span
      className={className}
      {...(hasVisibleName ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      {initialsOf(name)}
    </span>
  );
}
