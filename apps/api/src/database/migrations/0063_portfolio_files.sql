-- The files that portfolios show, and the smaller images of each (320, 640 and 1280 px wide). Jobs make the images of
-- `working` files, and delete the row together with the file.
create table portfolio_file (
  name text primary key,
  -- `broken` if the smaller images cannot be made.
  state text not null default 'working' check (state in ('working', 'ready', 'broken')),
  width_px integer check (width_px > 0),
  height_px integer check (height_px > 0),
  -- The widths of the smaller images.
  widths smallint[] not null default '{}',
  check ((state = 'ready') = (width_px is not null)),
  check ((width_px is null) = (height_px is null))
);
create index portfolio_file_at_work on portfolio_file (name) where state = 'working';

-- Registers the files of every save, including saves by the previous build during a deployment.
create function note_portfolio_images() returns trigger language plpgsql as $$
begin
  insert into portfolio_file (name) select file_name from changed on conflict do nothing;
  return null;
end $$;
create function note_portfolio_photos() returns trigger language plpgsql as $$
begin
  insert into portfolio_file (name)
  select photo_name from changed where photo_name is not null on conflict do nothing;
  return null;
end $$;
create trigger portfolio_image_notes_file after insert on portfolio_image
  referencing new table as changed for each statement execute function note_portfolio_images();
create trigger portfolio_notes_file after insert on portfolio
  referencing new table as changed for each statement execute function note_portfolio_photos();
create trigger portfolio_notes_new_file after update on portfolio
  referencing new table as changed for each statement execute function note_portfolio_photos();

insert into portfolio_file (name)
select file_name from portfolio_image
union
select photo_name from portfolio where photo_name is not null;
