import { buttonClass } from '@repo/ui/actions/button';
import { Banner } from '@repo/ui/feedback/banner';
import { AppLink } from '../entry/app-link.tsx';

type MovedNoteProps = {
  readonly text: string;
  /** Where the event is now. */
  readonly to: string;
  readonly linkText: string;
};

/** Says where an event is that has left the list while it was open. Takes the focus if that was in the event. */
export function MovedNote({ text, to, linkText }: MovedNoteProps) {
  return (
    <Banner
      takesFocus={document.activeElement === document.body}
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
