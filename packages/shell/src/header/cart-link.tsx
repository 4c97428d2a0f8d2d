import { IconButton } from '@repo/ui/actions/icon-button';
import { Icon } from '@repo/ui/icon';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { AppLink } from '../entry/app-link.tsx';
import { actionFailed } from '../notices/notices-slice.ts';
import type { CartSource } from './cart-source.ts';
import { CountBadge } from './count-badge.tsx';
import classNames from './site-header.module.css';

/** Links to the cart, or says that it is empty (A-R16). */
export function CartLink({ source }: { readonly source: CartSource }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const count = useSyncExternalStore(source.subscribe, source.count);
  const path = useSyncExternalStore(source.subscribe, source.path);
  const label = t('header.cart', { count });
  if (count === 0)
    return (
      <IconButton
        icon="cart"
        label={label}
        onClick={() => dispatch(actionFailed({ code: 'cart_is_empty' }))}
      />
    );
  return (
    <AppLink to={path} aria-label={label} title={label} className={classNames['icon-link']}>
      <Icon name="cart" />
      <CountBadge count={count} />
    </AppLink>
  );
}
