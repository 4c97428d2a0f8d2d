import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithTexts } from '../testing/render-with-texts.tsx';
import { TextArea } from './text-area.tsx';

function Wishes() {
  const [value, setValue] = useState('');
  return (
    <TextArea
      label="Wishes"
      hint="For example: the cake."
      value={value}
      maxCharacters={10}
      onChange={({ target }) => setValue(target.value)}
    />
  );
}

test('the counter appears at four fifths and describes the field after its hint', async () => {
  renderWithTexts(<Wishes />);
  const field = screen.getByRole('textbox', { name: 'Wishes' });
  await userEvent.type(field, '1234567');
  expect(screen.queryByText(/left$/)).not.toBeInTheDocument();
  expect(field).toHaveAccessibleDescription('For example: the cake.');
  await userEvent.type(field, '8');
  expect(field).toHaveAccessibleDescription('For example: the cake. 2 characters left');
  await userEvent.type(field, '9');
  expect(field).toHaveAccessibleDescription('For example: the cake. 1 character left');
});

test('a text beyond the limit is kept, and the counter shows the excess', async () => {
  renderWithTexts(<Wishes />);
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.paste('123456789012');
  expect(screen.getByRole('textbox')).toHaveValue('123456789012');
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/2 characters too many$/);
});

test('the count is announced when typing pauses', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  renderWithTexts(<Wishes />);
  await user.type(screen.getByRole('textbox'), '12345678');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByRole('status')).toHaveTextContent('2 characters left');
  jest.useRealTimers();
});
