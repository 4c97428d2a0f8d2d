/** The issuer of invoices. */
export type Company = {
  readonly name: string;
  readonly address: string | undefined;
  /** The tax registration number, which Canada requires on invoices of $30 and more. */
  readonly taxRegistration: string | undefined;
};
