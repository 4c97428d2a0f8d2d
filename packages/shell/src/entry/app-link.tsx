import { appOfPath } from '@repo/domain/site/app-of-path';
import type { AnchorHTMLAttributes } from 'react';
import { Link, useLocation } from 'react-router-dom';

type AppLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { readonly to: string };

/** Links to any page of the product: navigates within the app, and loads pages of other apps. */
export function AppLink({ to, children, ...rest }: AppLinkProps) {
  const { pathname } = useLocation();
  if (appOfPath(to) !== appOfPath(pathname)) {
    return (
      <a {...rest} href={to}>
        {children}
      </a>
    );
  }
  return (
    <Link {...rest} to={to}>
      {children}
    </Link>
  );
}
