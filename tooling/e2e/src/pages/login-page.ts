import { brand } from '@repo/domain/brand';
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import type { Account } from '../accounts.ts';
import { fill, press } from '../hand.ts';

/** What a visitor can do with the forms of signing in and up, on the login page as well as over another page. */
export const loginPage = (page: Page) => {
  const button = (name: string): Locator =>
    page.getByRole('main').or(page.getByRole('dialog')).getByRole('button', { name, exact: true });
  return {
    email: (): Locator => page.getByLabel('E-mail', { exact: true }),
    password: (): Locator => page.getByLabel('Password', { exact: true }),
    submit: (): Locator => button('Login'),
    button,
    link: (name: string): Locator => page.getByRole('link', { name, exact: true }),
    logIn: async (email: string, password: string): Promise<void> => {
      await fill(page.getByLabel('E-mail', { exact: true }), email);
      await fill(page.getByLabel('Password', { exact: true }), password);
      await press(button('Login'));
    },
  };
};

/** Where each logs in, and where that leads. */
export const doors = {
  host: { address: '/Login', title: 'Login', home: '/CustomerDashboard' },
  provider: {
    address: '/Login?form=provider',
    title: `${brand.singular} login`,
    home: `/${brand.singular}Dashboard`,
  },
} as const;

export const endingIn = (path: string): RegExp => new RegExp(`${path}(\\?.*)?$`);

/** Somebody's own dashboard, just after they have logged in. */
export async function logInAs(page: Page, { email, password, role }: Account): Promise<void> {
  const { address, title, home } = doors[role];
  await page.goto(address);
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await loginPage(page).logIn(email, password);
  await expect(page).toHaveURL(endingIn(home));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
