/** Time comes from here and nowhere else, so that tests and the sandbox can move it. */
export type Clock = { readonly nowMs: () => number };
