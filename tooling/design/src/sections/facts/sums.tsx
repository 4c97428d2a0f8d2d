import { Sum, SumList } from '@repo/ui/facts/sum-list';
import type { Say } from '../../demo.tsx';
import classNames from './facts.module.css';

export function Sums({ say }: { readonly say: Say }) {
  return (
    <div className={classNames['column']}>
      <SumList>
        <Sum label={say('Maya, 2 hours', 'Maya, 2 heures')} amount={say('$200.00', '200,00 $')} />
        <Sum
          label={say('Discount', 'Rabais')}
          hint={say('Code HELLO', 'Code HELLO')}
          amount={say('−$50.00', '−50,00 $')}
        />
        <Sum
          label={say('Remaining balance', 'Solde restant')}
          hint={say('On your gift card', 'Sur votre carte-cadeau')}
          amount={say('$25.00', '25,00 $')}
          isAside
        />
        <Sum label={say('HST (13%)', 'TVH (13 %)')} amount={say('$19.50', '19,50 $')} />
        <Sum label={say('Total (CAD)', 'Total (CAD)')} amount={say('$169.50', '169,50 $')} isTotal />
      </SumList>
    </div>
  );
}
