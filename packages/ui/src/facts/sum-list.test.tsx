import { render, screen } from '@testing-library/react';
import { Sum, SumList } from './sum-list.tsx';

test('each label is a term with its hint, described by its amount', () => {
  render(
    <SumList>
      <Sum label="Discount" hint="Code MAYA20" amount="−$20.00" />
      <Sum label="Total" amount="$117.63" isTotal />
    </SumList>,
  );
  const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
  expect(texts('term')).toEqual(['DiscountCode MAYA20', 'Total']);
  expect(texts('definition')).toEqual(['−$20.00', '$117.63']);
});

test('an announced sum is read with its label, and the others are silent', () => {
  render(
    <SumList>
      <Sum label="HST" amount="$15.83" />
      <Sum label="Total" amount="$137.63" isTotal isAnnounced />
    </SumList>,
  );
  const total = screen.getByText('$137.63').closest('[aria-live]');
  expect(total).toHaveAttribute('aria-live', 'polite');
  expect(total).toHaveAttribute('aria-atomic', 'true');
  expect(total).toHaveTextContent('Total$137.63');
  expect(screen.getByText('$15.83').closest('[aria-live]')).toBeNull();
});
