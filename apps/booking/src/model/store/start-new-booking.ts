import { createContext, use } from 'react';

/** Starts a new booking at the first step, with empty forms. */
export const StartNewBooking = createContext<() => void>(() => undefined);

export const useStartNewBooking = (): (() => void) => use(StartNewBooking);
