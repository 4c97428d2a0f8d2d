-- The last four digits of the card that paid, so that a host is told where a refund goes; null where they are not known.
-- Safe: the column is new and empty.
alter table payment add column last_card_digits text check (last_card_digits ~ '^[0-9]{4}$');
