import { createContext } from 'react';

/** The surrounding modal dialog, if any. The page outside of it is inert, so popovers must render inside. */
export const FloatingHost = createContext<Element | null>(null);
