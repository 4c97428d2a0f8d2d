import type { Locator, Page } from '@playwright/test';

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
      await page.getByLabel('E-mail', { exact: true }).fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await button('Login').click();
    },
  };
};
