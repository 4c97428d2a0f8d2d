import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithTexts } from '../testing/render-with-texts.tsx';
import { Slider } from './slider.tsx';

function Radius() {
  const [km, setKm] = useState(25);
  return <Slider label="Travel radius" value={km} onChange={setKm} min={10} max={100} unit="km" />;
}

const show = () => {
  renderWithTexts(<Radius />);
  return {
    range: screen.getByRole('slider', { name: 'Travel radius' }),
    box: screen.getByRole('spinbutton', { name: 'Travel radius' }),
  };
};

test('the number follows the range, which is read with its unit', () => {
  const { range, box } = show();
  expect(range).toHaveAttribute('aria-valuetext', '25 km');
  fireEvent.change(range, { target: { value: '40' } });
  expect(box).toHaveValue(40);
  expect(range).toHaveAttribute('aria-valuetext', '40 km');
});

test('the range follows the number once it is valid', async () => {
  const { range, box } = show();
  await userEvent.clear(box);
  await userEvent.type(box, '1');
  expect(range).toHaveValue('25');
  await userEvent.type(box, '5');
  expect(range).toHaveValue('15');
});

test.each([
  ['7', 10],
  ['400', 100],
  ['33.4', 33],
  ['', 25],
])('%p becomes the nearest valid number on blur', async (typed, settled) => {
  const { range, box } = show();
  await userEvent.clear(box);
  if (typed !== '') await userEvent.type(box, typed);
  await userEvent.tab();
  expect(box).toHaveValue(settled);
  expect(range).toHaveValue(String(settled));
});

test('Enter submits a valid number', async () => {
  const { box } = show();
  await userEvent.clear(box);
  await userEvent.type(box, '400{Enter}');
  expect(box).toHaveValue(100);
});
