import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { createRoot } from 'react-dom/client';

const fields = ['Event name', 'Event type', 'Event date', 'Event start time', 'Duration', 'Event location'];

/** What the first step of a booking asks for, with React and nothing else. */
function BareForm() {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const send = (event: SyntheticEvent): void => event.preventDefault();
  return (
    <form onSubmit={send}>
      <h1>{'Event booking form'}</h1>
      {fields.map((field) => (
        <p key={field}>
          <label>
            {field}{' '}
            <input
              value={values[field] ?? ''}
              onChange={({ target }) => setValues({ ...values, [field]: target.value })}
            />
          </label>
        </p>
      ))}
      <button type="submit">{'Next'}</button>
    </form>
  );
}

const place = document.querySelector('#root');
if (place !== null) createRoot(place).render(<BareForm />);
