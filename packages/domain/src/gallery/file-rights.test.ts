import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  canDelete,
  canDownload,
  canDownloadSeveral,
  canLock,
  canSelect,
  canUpload,
  hasDownloadIcon,
  mustReducePreview,
  type Viewer,
} from './file-rights.ts';

const now = 1_800_000_000;
const viewers = {
  host: { kind: 'host' },
  provider: { kind: 'provider', checkedOutAtSeconds: null },
  signedInVisitor: { kind: 'visitor', isSignedIn: true },
  guest: { kind: 'visitor', isSignedIn: false },
} as const satisfies Readonly<Record<string, Viewer>>;

type Who = keyof typeof viewers;
const everyone: readonly Who[] = ['host', 'provider', 'signedInVisitor', 'guest'];

const open = { isLocked: false, isOwnUpload: false };
const locked = { isLocked: true, isOwnUpload: false };
const own = { isLocked: false, isOwnUpload: true };

const onlyFor = (allowed: readonly Who[], may: (viewer: Viewer) => boolean): void => {
  for (const who of everyone) assert.equal(may(viewers[who]), allowed.includes(who), who);
};

test('[L-R04] allows selecting to signed-in viewers only', () => {
  onlyFor(['host', 'provider', 'signedInVisitor'], (viewer) => canSelect(viewer, open));
});

test('[L-R06] [A-41] allows selecting and downloading a locked file to host and provider only', () => {
  onlyFor(['host', 'provider'], (viewer) => canSelect(viewer, locked));
  onlyFor(['host', 'provider'], (viewer) => canDownload(viewer, locked));
});

test('[FF-37] [L-R15] lets every visitor with the link download an unlocked file', () => {
  onlyFor(everyone, (viewer) => canDownload(viewer, open));
});

test('[A-41] a visitor sees a locked file as a reduced preview, and an open one in full', () => {
  onlyFor(['signedInVisitor', 'guest'], (viewer) => mustReducePreview(viewer, locked));
  onlyFor([], (viewer) => mustReducePreview(viewer, open));
});

test('[L-R08] [L-R16] allows downloading several files to signed-in viewers only', () => {
  onlyFor(['host', 'provider', 'signedInVisitor'], canDownloadSeveral);
});

test('[L-R10] [U-R10] the preview has no download icon for a locked file or for a provider', () => {
  onlyFor(['host', 'signedInVisitor', 'guest'], (viewer) => hasDownloadIcon(viewer, open));
  onlyFor([], (viewer) => hasDownloadIcon(viewer, locked));
});

test('[L-R05] [A-42] lets the host lock any file and a provider their own', () => {
  onlyFor(['host'], (viewer) => canLock(viewer, open));
  onlyFor(['host', 'provider'], (viewer) => canLock(viewer, own));
});

test('[L-R07] [U-R01] [A-42] lets the host delete any file, a provider their own, a visitor none', () => {
  onlyFor(['host'], (viewer) => canDelete(viewer, open, now));
  onlyFor(['host', 'provider'], (viewer) => canDelete(viewer, own, now));
});

test('[A-42] lets a provider delete their own file until 24 hours after check-out', () => {
  const leftAgo = (seconds: number): Viewer => ({ kind: 'provider', checkedOutAtSeconds: now - seconds });
  assert.equal(canDelete(leftAgo(86_399), own, now), true);
  assert.equal(canDelete(leftAgo(86_400), own, now), false);
  assert.equal(canDelete(viewers.host, own, now), true);
});

test('[A-95] does not let a visitor upload', () => {
  onlyFor(['host', 'provider'], canUpload);
});
