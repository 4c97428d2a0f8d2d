import { Button } from '@repo/ui/actions/button';
import { TextLink } from '@repo/ui/actions/text-link';
import { Checkbox } from '@repo/ui/choices/checkbox';
import { ErrorSummary } from '@repo/ui/fields/error-summary';
import { PasswordField } from '@repo/ui/fields/password-field';
import { TextField } from '@repo/ui/fields/text-field';
import { useState } from 'react';
import type { FormEvent } from 'react';
import type { Say } from '../demo.tsx';
import classNames from './fields.module.css';

/** A form as pages have it: submitting it shows what is missing, above and at each field. */
export function WholeForm({ say }: { readonly say: Say }) {
  const [attempt, setAttempt] = useState(0);
  const [missing, setMissing] = useState<ReadonlySet<string>>(new Set());
  const messages: Readonly<Record<string, string>> = {
    email: say('Enter your email address.', 'Entrez votre adresse courriel.'),
    password: say('Enter a password.', 'Entrez un mot de passe.'),
    terms: say('Agree to the terms to go on.', 'Acceptez les conditions pour continuer.'),
  };
  const errorOf = (name: string) => (missing.has(name) ? messages[name] : undefined);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    setMissing(new Set(Object.keys(messages).filter((name) => (values.get(name) ?? '') === '')));
    setAttempt(attempt + 1);
  };
  return (
    <form noValidate onSubmit={send} className={classNames['form']}>
      <ErrorSummary
        attempt={attempt}
        errors={[...missing].map((name) => ({ fieldId: name, message: messages[name] ?? '' }))}
      />
      <TextField
        id="email"
        name="email"
        type="email"
        autoComplete="email"
        label={say('Email', 'Courriel')}
        error={errorOf('email')}
      />
      <PasswordField
        id="password"
        name="password"
        autoComplete="new-password"
        label={say('Password', 'Mot de passe')}
        error={errorOf('password')}
      />
      <TextField name="company" autoComplete="organization" isOptional label={say('Company', 'Entreprise')} />
      <Checkbox
        id="terms"
        name="terms"
        required
        label={
          <>
            {say('I agree to the ', 'J’accepte les ')}
            <TextLink href="#terms" opensNewTab>
              {say('terms and conditions', 'conditions d’utilisation')}
            </TextLink>
          </>
        }
        error={errorOf('terms')}
      />
      <Button type="submit" isWide>
        {say('Sign up', 'S’inscrire')}
      </Button>
    </form>
  );
}
