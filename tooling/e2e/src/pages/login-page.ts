import { brand } from '@repo/domain/brand';
import { expect } from './french.ts';
import type { Locator, Page } from '@playwright/test';
import type { Account } from '../accounts.ts';
import { fill, press } from '../input-device.ts';

/** The actions of a visitor on the login and sign-up forms, on their page or in a dialog. */
export const loginPage = (page: Page) => {
  const button = (name: string): Locator =>
    page.getByRole('main').or(page.getByRole('dialog')).getByRole('button', { name, exact: true });
  return {
    email: (): Locator => page.getByLabel('Email', { exact: true }),
    password: (): Locator => page.getByLabel('Password', { exact: true }),
    submit: (): Locator => button('Log in'),
    button,
    link: (name: string): Locator => page.getByRole('link', { name, exact: true }),
    logIn: async (email: string, password: string): Promise<void> => {
      await fill(page.getByLabel('Email', { exact: true }), email);
      await fill(page.getByLabel('Password', { exact: true }), password);
      await press(button('Log in'));
    },
  };
};

/** The login page and the dashboard of each role. */
export const logins = {
  host: { address: '/Login', title: 'Log in', home: '/CustomerDashboard' },
  provider: {
    address: '/Login?form=provider',
    title: `${brand.singular} login`,
    home: `/${brand.singular}Dashboard`,
  },
} as const;

export const endingIn = (path: string): RegExp => new RegExp(`${path}(\\?.*)?$`);

/** Logs an account in and waits for its dashboard. */
export async function logInAs(page: Page, { email, password, role }: Account): Promise<void> {
  const { address, title, home } = logins[role];
  await page.goto(address);
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await loginPage(page).logIn(email, password);
  await expect(page).toHaveURL(endingIn(home));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
