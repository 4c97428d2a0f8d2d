import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import classNames from './saved-note.module.css';

/** Says that entries are saved, once there are any; it is announced once and does not change. */
export const SavedNote = ({ children }: { readonly children?: ReactNode }) => (
  <p role="status" className={classNames['saved']}>
    {children === undefined ? null : (
      <>
        <Icon name="check-circle" />
        {children}
      </>
    )}
  </p>
);
