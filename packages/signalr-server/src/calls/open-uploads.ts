import type { Schema } from '../standard-schema.ts';
import { Upload } from './upload.ts';

type OpenUploadsGiven = {
  /** The number of uploads that may be open at once. */
  readonly limit: number;
  /** The number of items of an upload that may wait before reading from the client pauses. */
  readonly room: number;
  readonly hold: () => void;
  readonly release: () => void;
};

const none: readonly Upload[] = [];

/** The uploads of a connection that the client has not ended yet, by stream id. */
export class OpenUploads {
  readonly #given: OpenUploadsGiven;
  readonly #open = new Map<string, Upload>();

  constructor(given: OpenUploadsGiven) {
    this.#given = given;
  }

  /** Opens the uploads of a call, one for each schema of its method. Returns why if the call is refused. */
  open(streamIds: readonly string[], schemas: readonly Schema[]): readonly Upload[] | string {
    // A call with another number of uploads is refused when it runs.
    if (streamIds.length === 0 || streamIds.length !== schemas.length) return none;
    const used = streamIds.find((id, index) => this.#open.has(id) || streamIds.indexOf(id) !== index);
    if (used !== undefined) return `Stream ID '${used}' is already in use.`;
    const { limit, ...given } = this.#given;
    if (this.#open.size + streamIds.length > limit) return 'Too many streams.';
    const uploads = schemas.map((schema) => new Upload({ schema, ...given }));
    for (const [index, upload] of uploads.entries()) this.#open.set(streamIds[index] ?? '', upload);
    return uploads;
  }

  push(streamId: string, item: unknown): void {
    this.#open.get(streamId)?.push(item);
  }

  /** Ends an upload, for its reader after the items that it has. Returns false if none is open under this id. */
  end(streamId: string, error?: string): boolean {
    const upload = this.#open.get(streamId);
    if (upload === undefined) return false;
    this.#open.delete(streamId);
    upload.end(error);
    return true;
  }

  /** Drops the uploads of a finished call, also those that the client has ended. */
  drop(uploads: readonly Upload[]): void {
    for (const upload of uploads) upload.drop();
    for (const [id, upload] of this.#open) if (uploads.includes(upload)) this.#open.delete(id);
  }

  /** Ends every upload with an error, because the connection is closed. */
  endAll(error: string): void {
    for (const id of this.#open.keys()) this.end(id, error);
  }
}
