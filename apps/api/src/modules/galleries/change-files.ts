import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { trashExpiresAt } from '@repo/domain/gallery/delivery-times';
import { canDelete, canLock } from '@repo/domain/gallery/file-rights';
import type { ViewedFile, Viewer } from '@repo/domain/gallery/file-rights';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import { dateOf, secondsOf, secondsOrNull } from '@repo/domain/time/unix-seconds';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Database } from '../../database/schema.ts';
import { isUniqueViolation } from '../../database/unique-violation.ts';
import type { Deps } from '../../deps.ts';
import { nowSecondsOf } from '../../ports/clock.ts';
import { eventFileRepository } from './event-file.repository.ts';
import type { ChangeableFile } from './event-file.repository.ts';

/** The host or a provider of the events of the files; the access check has made sure of that. */
export type Party = { readonly accountId: number; readonly kind: 'host' | 'provider' };

type DeletedKey = 'img_successfully_deleted' | 'file_successfully_deleted';

/** Moves files to the trash for 30 days (L-R07, A-42). Files that are there already stay as they are. */
export const deleteFiles = (
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  party: Party,
  ids: readonly number[],
): Promise<Result<DeletedKey, ErrorCode>> =>
  inTransaction(database, async (transaction) => {
    const now = nowSecondsOf(clock);
    const files = await lockDeletable(transaction, party, ids, now);
    if (!files.ok) return files;
    await eventFileRepository(transaction).moveToTrash(idsOf(files.value), dateOf(now));
    const areImages = files.value.every(({ kind }) => kind === 'image');
    return ok(areImages ? 'img_successfully_deleted' : 'file_successfully_deleted');
  });

/** Takes files out of the trash until they leave it. A content that was uploaded again meanwhile is not doubled. */
export const restoreFiles = async (
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  party: Party,
  ids: readonly number[],
): Promise<Result<null, ErrorCode>> => {
  try {
    return await inTransaction(database, async (transaction) => {
      const now = nowSecondsOf(clock);
      const files = await lockDeletable(transaction, party, ids, now);
      if (!files.ok) return files;
      const isTooLate = files.value.some(
        ({ deletedAt }) => deletedAt !== null && trashExpiresAt(secondsOf(deletedAt)) <= now,
      );
      if (isTooLate) return fail('action_is_not_possible_now');
      await eventFileRepository(transaction).restore(idsOf(files.value));
      return ok(null);
    });
  } catch (error) {
    // The content was uploaded at the same moment.
    if (isUniqueViolation(error)) return fail('action_is_not_possible_now');
    throw error;
  }
};

/** Locks files against guests or unlocks them (L-R05). The last entry of a file counts. */
export const lockFiles = (
  { database }: Pick<Deps, 'database'>,
  party: Party,
  locks: ReadonlyMap<number, boolean>,
): Promise<Result<null, ErrorCode>> =>
  inTransaction(database, async (transaction) => {
    const repository = eventFileRepository(transaction);
    const files = await repository.lock([...locks.keys()], party.accountId);
    const areAllAllowed = files.every((file) => canLock(viewerOf(party, file), viewedBy(party, file)));
    if (files.length < locks.size || !areAllAllowed) return fail('object_does_not_exist');
    await repository.setLocks(locks);
    return ok(null);
  });

/** Another's upload is refused like a missing file; an own one only when the time for it has passed. */
async function lockDeletable(
  transaction: Database,
  party: Party,
  ids: readonly number[],
  nowSeconds: number,
): Promise<Result<readonly ChangeableFile[], ErrorCode>> {
  const wanted = [...new Set(ids)];
  const files = await eventFileRepository(transaction).lock(wanted, party.accountId);
  const mayChange = (file: ChangeableFile): boolean =>
    party.kind === 'host' || file.uploaderId === party.accountId;
  if (files.length < wanted.length || !files.every(mayChange)) return fail('object_does_not_exist');
  const isInTime = files.every((file) => canDelete(viewerOf(party, file), viewedBy(party, file), nowSeconds));
  return isInTime ? ok(files) : fail('action_is_not_possible_now');
}

const viewerOf = ({ kind }: Party, { checkedOutAt }: ChangeableFile): Viewer =>
  kind === 'host' ? { kind } : { kind, checkedOutAtSeconds: secondsOrNull(checkedOutAt) };

const viewedBy = ({ accountId }: Party, { uploaderId }: ChangeableFile): ViewedFile => ({
  isLocked: false,
  isOwnUpload: uploaderId === accountId,
});

const idsOf = (files: readonly ChangeableFile[]): readonly number[] => files.map(({ id }) => id);
