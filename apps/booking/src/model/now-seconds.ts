/** The clock of the device; only for what is shown, since the server decides by its own. */
export const nowSeconds = (): number => Math.floor(new Date().getTime() / 1000);
