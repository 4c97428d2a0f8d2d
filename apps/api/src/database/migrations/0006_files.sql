-- Music and logos for recaps, which guests can upload before they sign in (A-15). A row is written before its file and
-- deleted after it, so that a crash never leaves a file without a row.
create table brief_upload (
  -- The name of the file in its folder, and the reference that an order uses. It cannot be guessed: only the uploader
  -- knows it.
  name text primary key check (name <> ''),
  purpose text not null check (purpose in ('music', 'logo')),
  -- The uploader's name of the file, for downloads.
  file_name text not null check (char_length(file_name) between 1 and 255),
  bytes integer not null check (bytes > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null,
  -- When an order claimed the file; null while it is unused.
  claimed_at timestamptz,
  -- True once the sweep has chosen to delete it; orders can no longer claim it.
  is_going boolean not null default false,
  check (claimed_at is null or not is_going)
);
create index brief_upload_unused on brief_upload (created_at) where claimed_at is null;
