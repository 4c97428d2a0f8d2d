import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ActionTile } from './action-tile.tsx';

const onChoose = jest.fn();
beforeEach(() => onChoose.mockClear());

test('a tile without an address is a button, which its hint describes', async () => {
  render(<ActionTile icon="clock" label="Extend" hint="Until 10:00 p.m." onChoose={onChoose} />);
  const tile = screen.getByRole('button', { name: 'Extend' });
  expect(tile).toHaveAccessibleDescription('Until 10:00 p.m.');
  await userEvent.click(tile);
  expect(onChoose).toHaveBeenCalledTimes(1);
});

test('a disabled tile says why in place of its hint, stays focusable and does nothing', async () => {
  const reason = 'You can extend an event only while it lasts.';
  render(
    <ActionTile icon="clock" label="Extend" hint="Until 10" onChoose={onChoose} disabledReason={reason} />,
  );
  await userEvent.tab();
  const tile = screen.getByRole('button', { name: 'Extend' });
  expect(tile).toHaveFocus();
  expect(tile).toHaveAttribute('aria-disabled', 'true');
  expect(tile).toHaveAccessibleDescription(reason);
  expect(screen.getByText(reason)).toBeVisible();
  await userEvent.keyboard('{Enter} ');
  await userEvent.click(tile);
  expect(onChoose).not.toHaveBeenCalled();
});

test('a disabled link is no link', () => {
  render(<ActionTile icon="image" label="Gallery" href="#gallery" disabledReason="No photos yet." />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('button', { name: 'Gallery' })).toHaveAccessibleDescription('No photos yet.');
});

test('a plain click on a link navigates within the page, one with a modifier key is left to the browser', async () => {
  render(<ActionTile icon="image" label="Gallery" href="#gallery" onChoose={onChoose} />);
  const user = userEvent.setup();
  const link = screen.getByRole('link', { name: 'Gallery' });
  await user.keyboard('{Control>}');
  await user.click(link);
  await user.keyboard('{/Control}');
  expect(onChoose).not.toHaveBeenCalled();
  await user.click(link);
  expect(onChoose).toHaveBeenCalledTimes(1);
});
