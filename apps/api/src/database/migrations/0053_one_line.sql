-- Names and addresses stand in subjects, file names and calendars: each is one line. The names of events already are.
create function pg_temp.one_line(entered text) returns text language sql immutable as
  $$ select btrim(regexp_replace(entered, E'[\\x01-\\x1f\\x7f-\\x9f\\u2028\\u2029]+', ' ', 'g')) $$;
create function pg_temp.has_breaks(variadic entered text[]) returns boolean language sql immutable as
  $$ select array_to_string(entered, '') ~ E'[\\x01-\\x1f\\x7f-\\x9f\\u2028\\u2029]' $$;

update account set first_name = pg_temp.one_line(first_name), last_name = pg_temp.one_line(last_name)
where pg_temp.has_breaks(first_name, last_name);
update sign_up set first_name = pg_temp.one_line(first_name), last_name = pg_temp.one_line(last_name)
where pg_temp.has_breaks(first_name, last_name);
update application set first_name = pg_temp.one_line(first_name), last_name = pg_temp.one_line(last_name),
  current_location = pg_temp.one_line(current_location), instagram_handle = pg_temp.one_line(instagram_handle),
  referral_name = pg_temp.one_line(referral_name)
where pg_temp.has_breaks(first_name, last_name, current_location, instagram_handle, referral_name);
update event set address = coalesce(nullif(pg_temp.one_line(address), ''), '-'),
  apartment = pg_temp.one_line(apartment), postal_code = pg_temp.one_line(postal_code),
  contact_name = pg_temp.one_line(contact_name)
where pg_temp.has_breaks(address, apartment, postal_code, contact_name);
