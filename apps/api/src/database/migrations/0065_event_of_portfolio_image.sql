-- The event that an image of a portfolio is a photo of. With it, the image leaves the profile when the host withdraws the
-- consent (A-43), also after the gallery has deleted its file for good.
alter table portfolio_image add column event_id integer references event on delete set null;

create function event_of_image(of_provider integer, hash text) returns integer language sql stable as $$
  select f.event_id
  from order_line l
  join booking_order o on o.id = l.order_id
  join event_file f on f.event_id = o.event_id
  where l.provider_id = of_provider and l.request = 'accepted' and hash in (f.content_hash, f.stored_hash)
  order by f.id
  limit 1
$$;
update portfolio_image set event_id = event_of_image(provider_id, content_hash) where content_hash is not null;

-- Names the event in every save, also in those by an earlier build.
create function name_event_of_image() returns trigger language plpgsql as $$
begin
  new.event_id := event_of_image(new.provider_id, new.content_hash);
  return new;
end $$;
create trigger portfolio_image_names_event before insert on portfolio_image
  for each row when (new.content_hash is not null) execute function name_event_of_image();
create index portfolio_image_of_event on portfolio_image (event_id) where event_id is not null;
