import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { renderWithTexts } from '../testing/render-with-texts.tsx';
import { FileDropZone } from './file-drop-zone.tsx';

const onChoose = jest.fn();
beforeEach(() => onChoose.mockClear());

const show = (props: Partial<ComponentProps<typeof FileDropZone>> = {}) =>
  renderWithTexts(
    <FileDropZone
      label="Your photos"
      rules="Up to 3 JPEG or PNG files of 10 MB."
      accept="image/jpeg,image/png"
      isMultiple
      onChoose={onChoose}
      {...props}
    />,
  );

const photo = new File(['x'], 'dance.jpg', { type: 'image/jpeg' });
const song = new File(['x'], 'song.mp3', { type: 'audio/mpeg' });
const chooser = (container: HTMLElement): HTMLInputElement => {
  const input = container.querySelector('input');
  if (input === null) throw new Error('there is no file field');
  return input;
};

/** The drop event of two files. */
const drop = (place: HTMLElement): boolean => {
  const files = [photo, song];
  const items = files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file }));
  return fireEvent.drop(place, { dataTransfer: { files, items, types: ['Files'] } });
};

test('the rules are shown before a choice', () => {
  show();
  expect(screen.getByRole('group', { name: 'Your photos' })).toHaveAccessibleDescription(
    'Up to 3 JPEG or PNG files of 10 MB.',
  );
  expect(screen.getByRole('button', { name: 'Choose files' })).toHaveAccessibleDescription(/10 MB/);
});

test('the button opens the chooser by keyboard', async () => {
  const { container } = show();
  const onClick = jest.fn();
  chooser(container).addEventListener('click', onClick);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Choose files' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(chooser(container)).toHaveAttribute('accept', 'image/jpeg,image/png');
});

test('all files are passed to the parent for validation, also those the chooser would not offer', async () => {
  const { container } = show();
  drop(screen.getByText('Drop files here, or'));
  await waitFor(() => expect(onChoose.mock.calls).toEqual([[[photo, song]]]));
  await userEvent.upload(chooser(container), photo);
  expect(onChoose).toHaveBeenLastCalledWith([photo]);
});

test('several files are passed to the parent even where one is expected', async () => {
  show({ isMultiple: false });
  drop(screen.getByText('Drop a file here, or'));
  await waitFor(() => expect(onChoose.mock.calls).toEqual([[[photo, song]]]));
});

test('refused files are announced with their reasons', () => {
  show({ refused: [{ name: 'song.mp3', reason: 'invalid file type' }] });
  expect(screen.getByRole('status')).toHaveTextContent('1 file wasn’t addedsong.mp3invalid file type');
});

test('a refused file says what to do, also when two have the same name', () => {
  const file = { name: 'me.heic', reason: 'invalid file type' };
  show({ refused: [{ ...file, hint: 'Save it as JPG.' }, file] });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'me.heicinvalid file typeSave it as JPG.',
    'me.heicinvalid file type',
  ]);
});

test('the error summary can lead to the button', () => {
  show({ buttonId: 'photos' });
  expect(screen.getByRole('button', { name: 'Choose files' })).toHaveAttribute('id', 'photos');
});

test('an error describes the zone, and the button of a disabled zone does nothing but keep the focus', async () => {
  const opened = jest.spyOn(HTMLInputElement.prototype, 'click');
  show({ error: 'please select image', isDisabled: true });
  expect(screen.getByRole('group')).toHaveAccessibleDescription(/please select image/);
  const button = screen.getByRole('button', { name: 'Choose files' });
  await userEvent.click(button);
  expect(opened).not.toHaveBeenCalled();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
});

test('the button can have another text', () => {
  show({ buttonText: 'Upload files' });
  expect(screen.getByRole('button', { name: 'Upload files' })).toBeVisible();
});
