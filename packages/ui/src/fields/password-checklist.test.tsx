import { screen } from '@testing-library/react';
import { renderWithTexts } from '../testing/render-with-texts.tsx';
import { PasswordChecklist } from './password-checklist.tsx';

test('each rule says in words whether it is met', () => {
  renderWithTexts(
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
