import { startTransition, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { usePictureTaken } from './use-picture-taken.ts';

/** A page of which the picture shows only what stands around it: it is drawn once that has been taken up. */
export function AfterPicture({ children }: { readonly children: ReactNode }) {
  usePictureTaken();
  const [isTaken, setIsTaken] = useState(false);
  useEffect(() => startTransition(() => setIsTaken(true)), []);
  return isTaken ? children : null;
}
