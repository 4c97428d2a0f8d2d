import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithWords } from '../testing/render-with-words.tsx';
import { Menu } from './menu.tsx';

const onDownload = jest.fn();
const onDelete = jest.fn();
beforeEach(() => jest.clearAllMocks());

const show = () =>
  renderWithWords(
    <Menu
      label="Actions"
      entries={[
        { id: 'open', label: 'Open the gallery', href: '#gallery' },
        { id: 'download', label: 'Download', onChoose: onDownload },
        { id: 'lock', label: 'Lock', isDisabled: true, onChoose: onDownload },
        { id: 'delete', label: 'Delete', isDangerous: true, onChoose: onDelete },
      ]}
    />,
  );

const button = () => screen.getByRole('button', { name: 'Actions' });

test('the button says that it opens a menu, and the menu is named by it', async () => {
  show();
  expect(button()).toHaveAttribute('aria-haspopup');
  await userEvent.click(button());
  expect(screen.getByRole('menu', { name: 'Actions' })).toBeVisible();
  expect(screen.getByRole('menuitem', { name: 'Open the gallery' })).toHaveAttribute('href', '#gallery');
});

test('it works by keyboard: down opens and moves past what is disabled, Enter chooses', async () => {
  show();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Open the gallery' })).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onDelete).toHaveBeenCalledTimes(1);
  expect(onDownload).not.toHaveBeenCalled();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('Escape closes and leads back to the button', async () => {
  show();
  await userEvent.click(button());
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  await waitFor(() => expect(button()).toHaveFocus());
});
