import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTexts } from '../testing/render-with-texts.tsx';
import { CopyField } from './copy-field.tsx';

const link = 'https://example.com/g/9f3k2';
const open = () => renderWithTexts(<CopyField label="Link to the gallery" value={link} />);
const field = () => screen.getByRole('textbox', { name: 'Link to the gallery' });

test('the button copies the text and says so', async () => {
  const user = userEvent.setup();
  open();
  expect(field()).toHaveAttribute('readonly');
  const button = screen.getByRole('button', { name: 'Copy' });
  expect(button).toHaveAccessibleDescription('Link to the gallery');
  await user.click(button);
  expect(await navigator.clipboard.readText()).toBe(link);
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
});

test('where copying is refused, the text is selected and says what to do', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  open();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('The text is selected. Copy it from here.'),
  );
  expect(field()).toHaveFocus();
  expect(field()).toHaveProperty('selectionStart', 0);
  expect(field()).toHaveProperty('selectionEnd', link.length);
});

test('a new text no longer says that it was copied', async () => {
  const user = userEvent.setup();
  const { rerender } = open();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  rerender(<CopyField label="Link to the gallery" value="https://example.com/g/other" />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('the button can have another text', () => {
  renderWithTexts(<CopyField label="Link to the gallery" value={link} buttonText="COPY" />);
  expect(screen.getByRole('button', { name: 'COPY' })).toHaveAccessibleDescription('Link to the gallery');
});
