-- Music and logos for a recap, which guests may upload before anybody has signed in (A-15). A row comes before its
-- file and goes after it, so that no crash leaves a file that nobody knows of.
create table brief_upload (
  -- The name of the file in its folder, and the reference that an order names it by: whoever knows it, uploaded it.
  name text primary key check (name <> ''),
  purpose text not null check (purpose in ('music', 'logo')),
  -- What the uploader calls it, for whoever saves it.
  file_name text not null check (char_length(file_name) between 1 and 255),
  bytes integer not null check (bytes > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null,
  -- When an order took it; nothing as long as it is unused.
  claimed_at timestamptz,
  -- The sweeper has chosen it: no order can take it any more.
  is_going boolean not null default false,
  check (claimed_at is null or not is_going)
);
create index brief_upload_unused on brief_upload (created_at) where claimed_at is null;
