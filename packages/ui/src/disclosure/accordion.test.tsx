import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Accordion } from './accordion.tsx';

const sections = [
  { id: 'pay', title: 'When do I pay?', content: 'At the end.' },
  { id: 'cancel', title: 'Can I cancel?', content: 'Until two days before.' },
];

type PageProps = { readonly first: readonly string[]; readonly wanted?: string };

function Page({ first, wanted }: PageProps) {
  const [open, setOpen] = useState(first);
  return <Accordion level={3} sections={sections} open={open} onChange={setOpen} wanted={wanted} />;
}

test('each title is a heading whose button says whether its section is open', async () => {
  render(<Page first={['pay']} />);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'When do I pay?', expanded: true })).toBeVisible();
  expect(screen.getByRole('region', { name: 'When do I pay?' })).toHaveTextContent('At the end.');
  expect(screen.getByText('Until two days before.')).not.toBeVisible();
});

test('several sections may be open, and each closes separately, also by keyboard', async () => {
  render(<Page first={['pay']} />);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getAllByRole('region')).toHaveLength(2);
  await userEvent.keyboard(' ');
  expect(screen.getAllByRole('region')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'When do I pay?' })).toHaveAttribute('aria-expanded', 'true');
});

test('the section that the page was opened for is scrolled to once', async () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  render(<Page first={['cancel']} wanted="cancel" />);
  await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(1));
  expect(scrolled.mock.contexts[0]).toHaveTextContent('Can I cancel?');
  await userEvent.click(screen.getByRole('button', { name: 'When do I pay?' }));
  expect(scrolled).toHaveBeenCalledTimes(1);
  scrolled.mockRestore();
});
