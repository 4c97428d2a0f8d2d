import { appOfPath } from '@repo/domain/site/app-of-path';
import type { AnchorHTMLAttributes } from 'react';
import { Link, useLocation } from 'react-router-dom';

type AppLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { readonly to: string };

/** A link to any page of the product: within an app it navigates, to another one it is a page load. */
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
