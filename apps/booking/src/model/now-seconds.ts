/** Returns the time of the device. The server decides by its own; the domain converts it to a day in Toronto. */
export const nowSeconds = (): number => Math.floor(new Date().getTime() / 1000);
