/**
 * When each phase of a stop has ended at the latest, in milliseconds after its beginning. New calls are refused first;
 * then running jobs and requests end side by side, and what they need after them.
 */
export const stopDeadlinesMs = {
  accepting: 500,
  /** Running jobs that have not ended by then are released for another process. */
  jobGrace: 8000,
  jobs: 9000,
  /** Requests that have not ended by then, such as uploads, are cut. */
  requests: 11_000,
  server: 11_500,
  services: 12_000,
  database: 14_500,
  /** The process exits, whatever is still open; what the database has acknowledged is safe. */
  process: 15_000,
} as const;
