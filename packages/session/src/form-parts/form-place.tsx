import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

type FormPlaceProps = { readonly takesFocus: boolean; readonly children: ReactNode };

/** Leads whoever has asked for a form to its first field that is empty; given the form as its key, once for each. */
export function FormPlace({ takesFocus, children }: FormPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    const fields = [...(place.current?.querySelectorAll<HTMLInputElement>('input:not([readonly])') ?? [])];
    (fields.find(({ value }) => value === '') ?? fields[0])?.focus();
  }, [takesFocus]);
  return <div ref={place}>{children}</div>;
}
