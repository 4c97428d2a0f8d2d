import { useState } from 'react';
import classNames from './avatar.module.css';

type AvatarProps = {
  readonly name: string;
  readonly src?: string | undefined;
  readonly size?: 'small' | 'medium' | 'large';
  /** True where the name stands beside it: then it is not read twice. */
  readonly isNamed?: boolean;
};

/** The first letters of the first and the last word. */
const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/);
  return [words.at(0), words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')].at(0) ?? '')
    .join('')
    .toLocaleUpperCase();
};

/** A face; where there is none, or it does not come, the initials. */
export function Avatar({ name, src, size = 'medium', isNamed = false }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const className = `${classNames['avatar']} ${classNames[size]}`;
  if (src !== undefined && src !== failedSrc) {
    return (
      <img src={src} alt={isNamed ? '' : name} className={className} onError={() => setFailedSrc(src)} />
    );
  }
  return (
    <span
      className={className}
      {...(isNamed ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      {initialsOf(name)}
    </span>
  );
}
