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
const everybody: readonly Who[] = ['host', 'provider', 'signedInVisitor', 'guest'];

const open = { isLocked: false, isOwnUpload: false };
const locked = { isLocked: true, isOwnUpload: false };
const own = { isLocked: false, isOwnUpload: true };

const onlyFor = (allowed: readonly Who[], may: (viewer: Viewer) => boolean): void => {
  for (const who of everybody) assert.equal(may(viewers[who]), allowed.includes(who), who);
};

test('[L-R04] selecting is for whoever is signed in', () => {
  onlyFor(['host', 'provider', 'signedInVisitor'], (viewer) => canSelect(viewer, open));
});

test('[L-R06] [A-41] a locked file is selected and downloaded by the two sides of the event only', () => {
  onlyFor(['host', 'provider'], (viewer) => canSelect(viewer, locked));
  onlyFor(['host', 'provider'], (viewer) => canDownload(viewer, locked));
});

test('[FF-37] [L-R15] every visitor with the link downloads an open file', () => {
  onlyFor(everybody, (viewer) => canDownload(viewer, open));
});

test('[A-41] a visitor sees a locked file as a reduced preview, and an open one in full', () => {
  onlyFor(['signedInVisitor', 'guest'], (viewer) => mustReducePreview(viewer, locked));
  onlyFor([], (viewer) => mustReducePreview(viewer, open));
});

test('[L-R08] [L-R16] several files at once are for whoever is signed in', () => {
  onlyFor(['host', 'provider', 'signedInVisitor'], canDownloadSeveral);
});

test('[L-R10] [U-R10] the preview has no download icon for a locked file or for a provider', () => {
  onlyFor(['host', 'signedInVisitor', 'guest'], (viewer) => hasDownloadIcon(viewer, open));
  onlyFor([], (viewer) => hasDownloadIcon(viewer, locked));
});

test('[L-R05] [A-42] the host locks any file and a provider an own one', () => {
  onlyFor(['host'], (viewer) => canLock(viewer, open));
  onlyFor(['host', 'provider'], (viewer) => canLock(viewer, own));
});

test('[L-R07] [U-R01] [A-42] the host deletes any file, a provider an own one, a visitor none', () => {
  onlyFor(['host'], (viewer) => canDelete(viewer, open, now));
  onlyFor(['host', 'provider'], (viewer) => canDelete(viewer, own, now));
});

test('[A-42] a provider deletes an own file until 24 hours after check-out', () => {
  const leftAgo = (seconds: number): Viewer => ({ kind: 'provider', checkedOutAtSeconds: now - seconds });
  assert.equal(canDelete(leftAgo(86_399), own, now), true);
  assert.equal(canDelete(leftAgo(86_400), own, now), false);
  assert.equal(canDelete(viewers.host, own, now), true);
});

test('[A-95] a visitor uploads nothing', () => {
  onlyFor(['host', 'provider'], canUpload);
});
