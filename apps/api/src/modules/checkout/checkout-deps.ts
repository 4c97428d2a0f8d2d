import type { Deps, PaymentDeps } from '../../deps.ts';
import type { BriefFiles } from '../brief-files/brief-files.module.ts';

export type CheckoutDeps = PaymentDeps & Pick<Deps, 'publicUrl'> & { readonly briefFiles: BriefFiles };
