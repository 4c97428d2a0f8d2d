import type { ReactNode } from 'react';
import classNames from './hidden-while.module.css';
import { PartLoading } from './part-loading.tsx';

type HiddenWhileProps = { readonly isHidden: boolean; readonly children: ReactNode };

/**
 * Shows a placeholder instead of content while the height of what stands above it is not known, so that the content does
 * not move once it is seen. It is rendered meanwhile and requests its data.
 */
export const HiddenWhile = ({ isHidden, children }: HiddenWhileProps) => (
  <>
    {isHidden ? <PartLoading /> : null}
    <div className={classNames['content']} style={{ visibility: isHidden ? 'hidden' : 'inherit' }}>
      {children}
    </div>
  </>
);
