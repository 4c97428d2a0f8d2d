import type { ReactNode } from 'react';
import classNames from './field-pair.module.css';

/** Two short fields beside each other; on a phone, one below the other. */
export const FieldPair = ({ children }: { readonly children: ReactNode }) => (
  <div className={classNames['pair']}>{children}</div>
);
