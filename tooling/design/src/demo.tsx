import type { ReactNode } from 'react';
import classNames from './design-page.module.css';

/** Sample texts in both languages. */
export type Say = (english: string, french: string) => string;

/** The section of a group: its components, each in all its states. */
export type GroupPage = (props: { readonly say: Say }) => ReactNode;

/** One component, or one state of it that deserves its own name. */
export function Demo({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const id = `demo-${name.toLowerCase().replaceAll(/\W+/g, '-')}`;
  return (
    <section aria-labelledby={id} className={classNames['demo']}>
      <h2 id={id}>{name}</h2>
      <div className={classNames['states']}>{children}</div>
    </section>
  );
}
