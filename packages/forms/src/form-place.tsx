import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

type FormPlaceProps = { readonly takesFocus: boolean; readonly children: ReactNode };

/** Focuses the first empty field of a form that the user has opened; keyed by the form, so once for each. */
export function FormPlace({ takesFocus, children }: FormPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    const fields = [...(place.current?.querySelectorAll<HTMLInputElement>('input:not([readonly])') ?? [])];
    (fields.find(({ value }) => value === '') ?? fields[0])?.focus();
  }, [takesFocus]);
  return <div ref={place}>{children}</div>;
}
