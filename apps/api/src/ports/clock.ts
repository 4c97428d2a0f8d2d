/** The only source of time, so that tests and the sandbox can move it. */
export type Clock = { readonly nowMs: () => number };

export const nowSecondsOf = ({ nowMs }: Clock): number => Math.floor(nowMs() / 1000);
