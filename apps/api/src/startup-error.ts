/** A reason not to start, in one sentence that tells the person at the terminal what to do. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
