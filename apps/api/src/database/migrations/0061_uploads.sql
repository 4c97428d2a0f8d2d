-- Unfinished resumable uploads (A-107), and finished ones for a day, so that a client that missed the reply learns of its
-- success. The received chunks are files in the folder `event`; a row older than a day is deleted with them (FF-32).
create table upload (
  id text primary key,
  event_id integer not null references event,
  uploader_id integer not null references account,
  content_type text not null,
  file_name text not null,
  bytes integer not null check (bytes > 0),
  -- One id per selection of files, for the limits of an attempt (S3§5).
  attempt text not null,
  chunk_names text[] not null default '{}',
  chunk_bytes integer[] not null default '{}',
  is_finished boolean not null default false,
  -- The request that receives a chunk now. It renews its lease, which ends by itself if its process dies.
  lease text,
  leased_until timestamptz,
  created_at timestamptz not null,
  check (cardinality(chunk_names) = cardinality(chunk_bytes))
);
create index upload_of_attempt on upload (uploader_id, attempt);
create index upload_by_age on upload (created_at);
