-- Later decisions of a host about the consents of an event (A-43). The first ones, with the version of their text, are in
-- the row of the event, which always has what counts now; only changes are added here.
alter table consent add column event_id integer references event on delete cascade;
alter table consent drop constraint consent_kind_check;
-- Safe: earlier builds write news without an event.
alter table consent add constraint consent_kind_check check (
  case when event_id is null then kind = 'news' else kind in ('marketing', 'gallerySharing') end
);
create index consent_of_event on consent (event_id) where event_id is not null;

-- A provider is told that photos were removed from their profile.
alter table notification drop constraint notification_type_check;
-- Safe: earlier builds write eight of these types.
alter table notification add constraint notification_type_check check (
  type in (
    'message', 'request', 'accepted', 'declined', 'galleryReady', 'payout', 'reviewDue', 'reviewed', 'photosRemoved'
  )
);
