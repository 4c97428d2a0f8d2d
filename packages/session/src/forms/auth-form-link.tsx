import type { ReactNode } from 'react';
import type { AuthForm } from '../session/auth-modal-slice.ts';
import classNames from './auth-forms.module.css';
import { addressOfForm } from './form-address.ts';

type AuthFormLinkProps = {
  readonly form: AuthForm;
  readonly onSwitch: (form: AuthForm) => void;
  readonly children: ReactNode;
};

/** Switches to another form in place; in a new tab, opens it on the login page. */
export function AuthFormLink({ form, onSwitch, children }: AuthFormLinkProps) {
  return (
    <a
      href={addressOfForm(form)}
      className={classNames['link']}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onSwitch(form);
      }}
    >
      {children}
    </a>
  );
}
