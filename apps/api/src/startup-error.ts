/** Prevents the start; its message is one sentence that tells the user at the terminal what to do. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
