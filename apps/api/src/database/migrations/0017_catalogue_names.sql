-- Makes the names of active event types and vibes unique in each language: hosts choose by name, and orders store the
-- name of a vibe (S1§3 "Reel state"). Inactive entries keep their names. Of existing duplicates only the first stays
-- active.
update event_type set is_active = false where is_active and exists (
  select from event_type first
  where first.is_active and first.id < event_type.id
    and (lower(first.name_en) = lower(event_type.name_en) or lower(first.name_fr) = lower(event_type.name_fr))
);
update recap_type set is_active = false where is_active and exists (
  select from recap_type first
  where first.is_active and first.id < recap_type.id
    and (lower(first.name_en) = lower(recap_type.name_en) or lower(first.name_fr) = lower(recap_type.name_fr))
);
create unique index event_type_of_name_en on event_type (lower(name_en)) where is_active;
create unique index event_type_of_name_fr on event_type (lower(name_fr)) where is_active;
create unique index recap_type_of_name_en on recap_type (lower(name_en)) where is_active;
create unique index recap_type_of_name_fr on recap_type (lower(name_fr)) where is_active;
