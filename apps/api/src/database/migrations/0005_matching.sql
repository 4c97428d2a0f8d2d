-- The tables that a search reads: one narrow row per provider, and one per provider and day for occupied time. Triggers
-- derive both from their sources, so that no writer can forget to update them (decision 014).

-- Returns the map cell of a provider by home and longer travel distance. Short distances have small cells, so that a
-- search reads few providers who are out of reach. modules/search/map-cells.ts lists the cells around a place and must
-- number them in the same way.
create function map_cell(latitude double precision, longitude double precision, longer_km smallint) returns integer
  language sql immutable parallel safe
  return (
    select (level * 1024 + floor((latitude + 90) / degrees)::integer) * 2048
      + floor((longitude + 180) / degrees)::integer
    from (
      select
        case when longer_km <= 10 then 0 when longer_km <= 25 then 1 when longer_km <= 50 then 2 else 3 end as level,
        case when longer_km <= 25 then 0.25 when longer_km <= 50 then 0.5 else 1 end::double precision as degrees
    ) as grid
  );

-- The data of a provider that a search needs. The dot product of two unit vectors tells in five operations whether a
-- place is within reach; only when it is as close to the limit as rounding errors, distance_km decides.
create table matching_candidate (
  provider_id integer primary key references provider on delete cascade,
  is_listed boolean not null,
  cell integer not null,
  latitude double precision not null,
  longitude double precision not null,
  one_hour_km smallint not null,
  longer_km smallint not null,
  weekly_slots bigint not null,
  -- 0 without reviews, which sorts last.
  rating_hundredths smallint not null,
  cos_latitude double precision not null generated always as (cos(latitude * pi() / 180)) stored,
  x double precision not null
    generated always as (cos(latitude * pi() / 180) * cos(longitude * pi() / 180)) stored,
  y double precision not null
    generated always as (cos(latitude * pi() / 180) * sin(longitude * pi() / 180)) stored,
  z double precision not null generated always as (sin(latitude * pi() / 180)) stored,
  one_hour_cos double precision not null generated always as (cos(one_hour_km / 6371::double precision)) stored,
  longer_cos double precision not null generated always as (cos(longer_km / 6371::double precision)) stored,
  unique (provider_id, cell)
);
create index matching_candidate_by_cell on matching_candidate (cell) include (
  weekly_slots, x, y, z, longer_cos, one_hour_cos, provider_id, rating_hundredths,
  latitude, longitude, cos_latitude, longer_km, one_hour_km
) where is_listed;

-- The time for which a provider cannot be booked, by service day. A service day begins at 10:00 UTC, which lies between
-- the bookable hours in summer and in winter, so that no booking spans two; seconds count from there. Bookings include
-- their buffer. Blackouts begin half an hour later, because the buffer of a wanted slot may reach into one (A-33).
create table matching_busy (
  service_day integer not null,
  cell integer not null,
  provider_id integer not null,
  from_second integer not null,
  until_second integer not null,
  -- The end of a hold; `infinity` for everything else.
  lasts_until timestamptz not null,
  occupancy_id integer references occupancy on delete cascade,
  blackout_id integer references blackout on delete cascade,
  check (num_nonnulls(occupancy_id, blackout_id) = 1),
  -- Follows a provider who moves to another cell.
  foreign key (provider_id, cell) references matching_candidate (provider_id, cell)
    on update cascade on delete cascade
);
create index matching_busy_by_day on matching_busy (service_day, cell)
  include (provider_id, from_second, until_second, lasts_until);
create index matching_busy_of_provider on matching_busy (provider_id, service_day);
create index matching_busy_of_occupancy on matching_busy (occupancy_id) where occupancy_id is not null;
create index matching_busy_of_blackout on matching_busy (blackout_id) where blackout_id is not null;

-- Derives the candidates from their sources. Locks the providers first, so that concurrent changes of a provider run
-- one after the other and the last one sees both.
-- Replaced by functions/search.sql, which has the latest form.
create function refresh_matching_candidates(ids integer[]) returns void language plpgsql as $$
begin
  perform from provider p join unnest(ids) as changed (id) on p.account_id = changed.id
  order by p.account_id for no key update of p;
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
    map_cell(p.latitude, p.longitude, p.longer_km),
    p.latitude, p.longitude, p.one_hour_km, p.longer_km, p.weekly_slots, coalesce(p.rating_hundredths, 0)
  from unnest(ids) as changed (id)
  join provider p on p.account_id = changed.id
  join account a on a.id = p.account_id
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

-- Refreshes the candidate of a changed row. The trigger's argument names the column with the provider's id.
create function keep_matching_candidate() returns trigger language plpgsql as $$
declare
  changed jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
begin
  perform refresh_matching_candidates(array[(changed ->> tg_argv[0])::integer]);
  return null;
end $$;

create trigger account_keeps_matching after update of is_active, email_verified_at on account
  for each row when (new.kind = 'provider') execute function keep_matching_candidate('id');
create trigger provider_keeps_matching
  after insert or update of latitude, longitude, one_hour_km, longer_km, weekly_slots, rating_hundredths on provider
  for each row execute function keep_matching_candidate('account_id');
create trigger portfolio_keeps_matching after insert or update or delete on portfolio
  for each row execute function keep_matching_candidate('provider_id');
create trigger portfolio_image_keeps_matching after insert or delete on portfolio_image
  for each row execute function keep_matching_candidate('provider_id');

-- Adds the occupied time of bookings to each day they touch. The shared lock waits for a concurrent change of the cell.
create function add_busy_of_occupancies(ids integer[]) returns void language sql as $$
  insert into matching_busy
    (service_day, cell, provider_id, from_second, until_second, lasts_until, occupancy_id)
  select
    day::integer, c.cell, o.provider_id,
    greatest(seconds.starts_at - day * 86400, 0)::integer, least(seconds.ends_at - day * 86400, 86400)::integer,
    case when o.state = 'hold' then o.expires_at else 'infinity' end, o.id
  from unnest(ids) as changed (id)
  join occupancy o on o.id = changed.id and o.state in ('hold', 'requested', 'accepted')
  join matching_candidate c on c.provider_id = o.provider_id
  cross join lateral (select occupied_range(o.starts_at, o.ends_at) as range) as occupied
  cross join lateral (
    select
      floor(extract(epoch from lower(range)) - 36000)::bigint as starts_at,
      ceil(extract(epoch from upper(range)) - 36000)::bigint as ends_at
  ) as seconds
  cross join generate_series(seconds.starts_at / 86400, (seconds.ends_at - 1) / 86400) as day
  for key share of c
$$;

create function keep_busy_of_occupancy() returns trigger language plpgsql as $$
begin
  delete from matching_busy where occupancy_id = new.id;
  perform add_busy_of_occupancies(array[new.id]);
  return null;
end $$;
create trigger occupancy_keeps_matching
  after insert or update of provider_id, state, starts_at, ends_at, expires_at on occupancy
  for each row execute function keep_busy_of_occupancy();

create function add_busy_of_blackouts(ids integer[]) returns void language sql as $$
  insert into matching_busy
    (service_day, cell, provider_id, from_second, until_second, lasts_until, blackout_id)
  select
    day::integer, c.cell, b.provider_id,
    coalesce(extract(epoch from starts_at)::bigint - 36000 - day * 86400 + 1800, 0)::integer,
    coalesce(extract(epoch from ends_at)::bigint - 36000 - day * 86400, 86400)::integer,
    'infinity', b.id
  from unnest(ids) as changed (id)
  join blackout b on b.id = changed.id
  join matching_candidate c on c.provider_id = b.provider_id
  cross join lateral (
    select
      (b.first_day + make_interval(mins => b.start_minute)) at time zone 'America/Toronto' as starts_at,
      (b.first_day + make_interval(mins => case b.end_minute when 1439 then 1440 else b.end_minute end))
        at time zone 'America/Toronto' as ends_at
  ) as hours
  cross join generate_series(
    (b.first_day - date '1970-01-01')::bigint, (b.last_day - date '1970-01-01')::bigint
  ) as day
  for key share of c
$$;

create function keep_busy_of_blackout() returns trigger language plpgsql as $$
begin
  delete from matching_busy where blackout_id = new.id;
  perform add_busy_of_blackouts(array[new.id]);
  return null;
end $$;
create trigger blackout_keeps_matching after insert or update on blackout
  for each row execute function keep_busy_of_blackout();

-- Returns a distance by the haversine formula, with its operations in the order of distanceKmBetween in
-- packages/domain. Takes the differences in degrees; `cosines` is the product of the cosines of both latitudes.
create function distance_km(latitudes double precision, longitudes double precision, cosines double precision)
  returns double precision language sql immutable parallel safe
  return 2 * 6371 * asin(least(1::double precision, sqrt(
    sin(latitudes * pi() / 180 / 2) * sin(latitudes * pi() / 180 / 2)
      + cosines * (sin(longitudes * pi() / 180 / 2) * sin(longitudes * pi() / 180 / 2))
  )));

-- Searches available providers (A-33, A-67). Returns the providers of a page, best first, each with the exact total;
-- one row without a provider if the page is empty. As a function it keeps its plan, which saves a tenth of the time.
--   cells, day, from_second, until_second   map cells in reach; service day and seconds of the slot with its buffer
--   areas                                   the spellings of the delivery area, one of which must be in service
--   at_x, at_y, at_z, at_cos_latitude       the place as a unit vector, calculated once
-- Distances are calculated only for providers whose rating can bring them onto the page.
-- Replaced by functions/search.sql, which has the latest form.
create function find_available_providers(
  cells integer[], areas text[], day integer, from_second integer, until_second integer, slots bigint,
  is_one_hour boolean, at_latitude double precision, at_longitude double precision, at_cos_latitude double precision,
  at_x double precision, at_y double precision, at_z double precision,
  now timestamptz, page_offset integer, page_size integer
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
      and exists (select from serviced_postal_code where code = any(areas))
      and case
        when c.weekly_slots & slots <> slots then false
        when c.x * at_x + c.y * at_y + c.z * at_z
          >= case when is_one_hour then c.one_hour_cos else c.longer_cos end + 5e-15::double precision then true
        when c.x * at_x + c.y * at_y + c.z * at_z
          < case when is_one_hour then c.one_hour_cos else c.longer_cos end - 5e-15::double precision then false
        else distance_km(
          c.latitude - at_latitude, c.longitude - at_longitude, at_cos_latitude * c.cos_latitude
        ) <= case when is_one_hour then c.one_hour_km else c.longer_km end
      end
      and c.provider_id not in (
        select b.provider_id
        from matching_busy b
        where b.service_day = day and b.cell = any(cells)
          and b.from_second < find_available_providers.until_second
          and b.until_second > find_available_providers.from_second
          and b.lasts_until > now
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
    everybody.total, page.provider_id, a.first_name, a.last_name, p.hourly_rate_cents,
    page.rating_hundredths, d.name, f.profile_name, f.bio, f.photo_name,
    array(
      select i.file_name from portfolio_image i
      where i.provider_id = page.provider_id order by i.display_order, i.id limit 12
    )
  from (select count(*)::integer as total from matched) as everybody
  left join (
    page
    join provider p on p.account_id = page.provider_id
    join account a on a.id = page.provider_id
    join portfolio f on f.provider_id = page.provider_id
    left join device d on d.id = p.device_id
  ) on true
  order by page.rating_hundredths desc, page.distance, page.provider_id;
end $$;
