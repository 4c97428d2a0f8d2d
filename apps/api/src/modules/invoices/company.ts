/** Who sends invoices. */
export type Company = {
  readonly name: string;
  readonly address: string | undefined;
  /** The number under which the tax is remitted; Canada wants it on every invoice of $30 and more. */
  readonly taxRegistration: string | undefined;
};
