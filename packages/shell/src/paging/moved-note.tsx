import { buttonClass } from '@repo/ui/actions/button';
import { Banner } from '@repo/ui/feedback/banner';
import { useState } from 'react';
import { AppLink } from '../entry/app-link.tsx';

type MovedNoteProps = {
  readonly text: string;
  /** Where the event is now. */
  readonly to: string;
  readonly linkText: string;
};

/** Says where an event is that has left the list while it was open. Takes the focus if that was in the event. */
export function MovedNote({ text, to, linkText }: MovedNoteProps) {
  // Only at first: later the focus is somewhere on purpose.
  const [takesFocus] = useState(() => document.activeElement === document.body);
  return (
    <Banner
      takesFocus={takesFocus}
      actions={
        <AppLink to={to} className={buttonClass({ look: 'secondary', size: 'small' })}>
          {linkText}
        </AppLink>
      }
    >
      {text}
    </Banner>
  );
}
