import { createContext } from 'react';

/** The modal dialog around, if any: outside of it the page is inert, so what floats has to float within. */
export const FloatingHost = createContext<Element | null>(null);
