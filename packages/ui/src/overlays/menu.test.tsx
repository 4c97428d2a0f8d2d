import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTexts } from '../testing/render-with-texts.tsx';
import { Menu } from './menu.tsx';

const onDownload = jest.fn();
const onDelete = jest.fn();
beforeEach(() => jest.clearAllMocks());

const show = () =>
  renderWithTexts(
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

test('names the menu after its button', async () => {
  show();
  expect(button()).toHaveAttribute('aria-haspopup');
  await userEvent.click(button());
  expect(screen.getByRole('menu', { name: 'Actions' })).toBeVisible();
  expect(screen.getByRole('menuitem', { name: 'Open the gallery' })).toHaveAttribute('href', '#gallery');
});

test('works by keyboard: skips disabled entries, Enter chooses', async () => {
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

test('closes with Escape and restores the focus to the button', async () => {
  show();
  await userEvent.click(button());
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  await waitFor(() => expect(button()).toHaveFocus());
});
