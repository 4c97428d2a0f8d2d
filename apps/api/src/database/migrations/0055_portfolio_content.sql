-- The hash of the uploaded file, by which a form that is sent again adds no image twice. Earlier images have none.
alter table portfolio_image add column content_hash text;
-- Safe: earlier builds write no hash, and rows without one are all different.
create unique index portfolio_image_by_content on portfolio_image (provider_id, content_hash);
