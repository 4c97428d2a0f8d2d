import type { ReactNode } from 'react';
import classNames from './tile-grid.module.css';

/** Tiles side by side, as many as fit. */
export const TileGrid = ({ children }: { readonly children: ReactNode }) => (
  <div className={classNames['tiles']}>{children}</div>
);
