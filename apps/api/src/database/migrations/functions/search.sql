-- The functions that find bookable providers (A-33), in their latest form. packages/domain/src/matching is their reference.
-- This file is applied again whenever it changes, after the numbered migrations. A function with other parameters or
-- another result gets a new name, because the previous build calls the old one while it is replaced.

-- Derives the candidates of a search from their sources, with a search point in place of the home; draws one for a new
-- home. Locks the providers first, so that concurrent changes of a provider run one after the other and the last one sees
-- both. `is_listed` follows isListed of packages/domain.
create or replace function refresh_matching_candidates(ids integer[]) returns void language plpgsql as $$
begin
  perform from provider p join unnest(ids) as changed (id) on p.account_id = changed.id
  order by p.account_id for no key update of p;
  insert into search_point (provider_id, latitude, longitude)
  select p.account_id, drawn.latitude, drawn.longitude
  from unnest(ids) as changed (id)
  join provider p on p.account_id = changed.id
  cross join lateral draw_search_point(p.latitude, p.longitude) as drawn
  where not exists (select from search_point_of(p.account_id, p.latitude, p.longitude));
  insert into matching_candidate as kept (
    provider_id, is_listed, cell, latitude, longitude, one_hour_km, longer_km, weekly_slots, rating_hundredths
  )
  select
    p.account_id,
    a.is_active
      and a.email_verified_at is not null
      and f.photo_name is not null
      and coalesce(f.profile_name ~ '\S' and f.bio ~ '\S', false)
      and (select count(*) from portfolio_image i where i.provider_id = p.account_id) >= 6,
    map_cell(point.latitude, point.longitude, p.longer_km),
    point.latitude, point.longitude, p.one_hour_km, p.longer_km, p.weekly_slots, coalesce(p.rating_hundredths, 0)
  from unnest(ids) as changed (id)
  join provider p on p.account_id = changed.id
  join account a on a.id = p.account_id
  cross join lateral search_point_of(p.account_id, p.latitude, p.longitude) as point
  left join portfolio f on f.provider_id = p.account_id
  on conflict (provider_id) do update set
    is_listed = excluded.is_listed, cell = excluded.cell,
    latitude = excluded.latitude, longitude = excluded.longitude,
    one_hour_km = excluded.one_hour_km, longer_km = excluded.longer_km,
    weekly_slots = excluded.weekly_slots, rating_hundredths = excluded.rating_hundredths
  where (
    kept.is_listed, kept.latitude, kept.longitude, kept.one_hour_km, kept.longer_km,
    kept.weekly_slots, kept.rating_hundredths
  ) is distinct from (
    excluded.is_listed, excluded.latitude, excluded.longitude, excluded.one_hour_km, excluded.longer_km,
    excluded.weekly_slots, excluded.rating_hundredths
  );
end $$;

-- Returns whether one of these spellings of a delivery area is in service.
create or replace function is_served(areas text[]) returns boolean language sql stable as $$
  select exists (select from serviced_postal_code where code = any(areas))
$$;

-- Returns whether a place is within the travel distance of a provider. The dot product of two unit vectors decides; only
-- when it is as close to the limit as rounding errors, distance_km does. `at_x`, `at_y`, `at_z` and `at_cos_latitude` are
-- the place as a unit vector, calculated once. The planner inserts this function and the next one into a query.
create or replace function reaches(
  c matching_candidate, is_one_hour boolean, at_latitude double precision, at_longitude double precision,
  at_cos_latitude double precision, at_x double precision, at_y double precision, at_z double precision
) returns boolean language sql immutable parallel safe as $$
  select case
    when c.x * at_x + c.y * at_y + c.z * at_z
      >= case when is_one_hour then c.one_hour_cos else c.longer_cos end + 5e-15::double precision then true
    when c.x * at_x + c.y * at_y + c.z * at_z
      < case when is_one_hour then c.one_hour_cos else c.longer_cos end - 5e-15::double precision then false
    else distance_km(
      c.latitude - at_latitude, c.longitude - at_longitude, at_cos_latitude * c.cos_latitude
    ) <= case when is_one_hour then c.one_hour_km else c.longer_km end
  end
$$;

-- Returns whether occupied time blocks a slot of its service day, whose seconds include the buffer. An ended hold does
-- not, and neither do the host's own holds.
create or replace function blocks(
  b matching_busy, slot_from integer, slot_until integer, moment timestamptz, own_hold_ids integer[]
) returns boolean language sql immutable parallel safe as $$
  select b.from_second < slot_until and b.until_second > slot_from and b.lasts_until > moment
    and (b.occupancy_id is null or b.occupancy_id <> all(own_hold_ids))
$$;

-- Returns the host's own unpaid holds for new bookings, which count as free in a search, because the next checkout
-- replaces them (A-72).
create or replace function own_hold_ids_of(host integer) returns integer[] language sql stable as $$
  select array(
    select l.occupancy_id
    from booking_order o
    join event e on e.id = o.event_id and e.status = 'unpaid'
    join order_line l on l.order_id = o.id
    where o.host_id = host and o.state = 'open' and l.occupancy_id is not null
  )
$$;

-- Searches available providers (A-33, A-67). Returns the providers of a page, best first, each with the exact total; one
-- row without a provider if the page is empty. As a function it keeps its plan, which saves a tenth of the time.
--   cells, day, from_second, until_second   map cells in reach; service day and seconds of the slot with its buffer
--   areas                                   the spellings of the delivery area, one of which must be in service
-- Distances are calculated only for providers whose rating can bring them onto the page.
create or replace function find_available_providers(
  cells integer[], areas text[], day integer, from_second integer, until_second integer, slots bigint,
  is_one_hour boolean, at_latitude double precision, at_longitude double precision, at_cos_latitude double precision,
  at_x double precision, at_y double precision, at_z double precision,
  now timestamptz, page_offset integer, page_size integer, own_hold_ids integer[]
) returns table (
  total integer, provider_id integer, first_name text, last_name text, hourly_rate_cents integer,
  rating_hundredths smallint, device_name text, profile_name text, bio text, photo_name text, image_names text[]
) language plpgsql stable rows 12 as $$
#variable_conflict use_column
begin
  return query
  with matched as materialized (
    select c.provider_id, c.rating_hundredths, c.latitude, c.longitude, c.cos_latitude
    from matching_candidate c
    where c.is_listed
      and c.cell = any(cells)
      and is_served(areas)
      and c.weekly_slots & slots = slots
      and reaches(c, is_one_hour, at_latitude, at_longitude, at_cos_latitude, at_x, at_y, at_z)
      and c.provider_id not in (
        select b.provider_id
        from matching_busy b
        where b.service_day = day and b.cell = any(cells)
          and blocks(
            b, find_available_providers.from_second, find_available_providers.until_second, now, own_hold_ids
          )
      )
  ),
  page as materialized (
    select
      m.provider_id, m.rating_hundredths,
      distance_km(m.latitude - at_latitude, m.longitude - at_longitude, at_cos_latitude * m.cos_latitude) as distance
    from matched m
    where m.rating_hundredths >= coalesce((
      select r.rating_hundredths from matched r
      order by r.rating_hundredths desc offset page_offset + page_size - 1 limit 1
    ), 0)
    order by m.rating_hundredths desc, distance, m.provider_id
    offset page_offset limit page_size
  )
  select
    counted.total, page.provider_id, a.first_name, a.last_name, p.hourly_rate_cents,
    page.rating_hundredths, d.name, f.profile_name, f.bio, f.photo_name,
    array(
      select i.file_name from portfolio_image i
      where i.provider_id = page.provider_id order by i.display_order, i.id limit 12
    )
  from (select count(*)::integer as total from matched) as counted
  left join (
    page
    join provider p on p.account_id = page.provider_id
    join account a on a.id = page.provider_id
    join portfolio f on f.provider_id = page.provider_id
    left join device d on d.id = p.device_id
  ) on true
  order by page.rating_hundredths desc, page.distance, page.provider_id;
end $$;
