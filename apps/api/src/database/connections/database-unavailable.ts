/** SQLSTATEs that end or refuse a connection: class 08, shutdowns, a standby, no free slot. */
const unavailableStates = /^(?:08...|57P0[1235]|25P03|25006|53300)$/;

/** Messages of the driver for a broken connection, whose errors have no code. */
const brokenConnection =
  /^(?:Connection terminated|Client (?:has encountered a connection error|was closed)|Query read timeout|timeout expired)/;

/**
 * The database could not be reached, or the connection broke before the reply. It is unknown whether a statement was
 * executed, so only idempotent work may be repeated.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  /** Returns the SQLSTATE or the error code of the operating system. */
  readonly code: string;

  constructor(cause: Error) {
    super(cause.message || codeOf(cause), { cause });
    this.code = codeOf(cause);
  }
}

/** All connections of this process are in use; nothing was sent to the database. */
class TooManyWait extends Error {
  override readonly name = 'TooManyWait';
  /** The HTTP server answers it with "service unavailable". */
  readonly statusCode = 503;
}

/** Converts an error of the driver to the error that callers of the database get. */
export function databaseFailureOf(reason: unknown): unknown {
  if (!(reason instanceof Error)) return reason;
  if (reason.message === 'timeout exceeded when trying to connect')
    return new TooManyWait('no connection to the database was free in time');
  return isConnectionFailure(reason) ? new DatabaseUnavailable(reason) : reason;
}

/** Returns whether an error comes from the network: it names a system call, or combines the failures of addresses. */
function isConnectionFailure(reason: Error): boolean {
  if ('syscall' in reason || reason instanceof AggregateError) return true;
  if ('severity' in reason && (reason.severity === 'FATAL' || reason.severity === 'PANIC')) return true;
  return unavailableStates.test(codeOf(reason)) || brokenConnection.test(reason.message);
}

const codeOf = (reason: Error): string =>
  'code' in reason && typeof reason.code === 'string' ? reason.code : '';
