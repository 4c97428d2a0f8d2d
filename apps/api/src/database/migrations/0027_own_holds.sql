-- Returns the host's own unpaid holds for new bookings, which count as free in a search, because the next checkout
-- replaces them (A-72).
create function own_hold_ids_of(host integer) returns integer[] language sql stable
return array(
  select l.occupancy_id
  from booking_order o
  join event e on e.id = o.event_id and e.status = 'unpaid'
  join order_line l on l.order_id = o.id
  where o.host_id = host and o.state = 'open' and l.occupancy_id is not null
);

-- Adds the occupancy to the index, so that the search still needs only the index.
drop index matching_busy_by_day;
create index matching_busy_by_day on matching_busy (service_day, cell)
  include (provider_id, from_second, until_second, lasts_until, occupancy_id);

-- Adds `own_hold_ids` to the search of 0005: slots that do not count as occupied.
drop function find_available_providers(
  integer[], text[], integer, integer, integer, bigint, boolean, double precision, double precision,
  double precision, double precision, double precision, double precision, timestamptz, integer, integer
);
-- Replaced by functions/search.sql, which has the latest form.
create function find_available_providers(
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
          and (b.occupancy_id is null or b.occupancy_id <> all(own_hold_ids))
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
