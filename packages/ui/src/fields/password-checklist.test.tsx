import { screen } from '@testing-library/react';
import { renderWithWords } from '../testing/render-with-words.tsx';
import { PasswordChecklist } from './password-checklist.tsx';

test('each rule says in words whether it is met', () => {
  renderWithWords(
    <PasswordChecklist
      label="Your password needs"
      rules={[
        { label: 'A number', isMet: true },
        { label: 'A lowercase letter', isMet: false },
      ]}
    />,
  );
  expect(screen.getByRole('list', { name: 'Your password needs' })).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'A number (done)',
    'A lowercase letter (not yet)',
  ]);
});
