-- The details of a host in My Account (S2§3); no row until they are saved for the first time.
create table account_info (
  account_id integer primary key references account on delete cascade,
  phone_number text not null,
  current_address text not null,
  latitude double precision not null,
  longitude double precision not null,
  city text not null,
  postal_code text not null,
  province text not null,
  country text not null
);
