-- A provider may answer a review once, in public (A-112).
alter table review add column reply text, add column replied_at timestamptz;
-- Safe: earlier builds neither read nor write them.
alter table review add constraint reply_has_time check ((reply is null) = (replied_at is null));

-- A host is asked for reviews, and a provider is told of theirs.
alter table notification drop constraint notification_type_check;
-- Safe: earlier builds write six of these types.
alter table notification add constraint notification_type_check check (
  type in ('message', 'request', 'accepted', 'declined', 'galleryReady', 'payout', 'reviewDue', 'reviewed')
);
