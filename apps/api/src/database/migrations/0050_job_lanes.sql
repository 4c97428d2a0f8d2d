-- What a job waits for, so that a dead letter of a kind that no build knows any more is still a mail or a payment.
-- Null: added by a build of before.
alter table job add column lane text check (lane <> '');
update job set lane = case
  when name in ('send-mail', 'send-password-links') then 'mail'
  when name in ('send-refund', 'end-hold') then 'payments'
  when name in ('remove-unused-application-photos') then 'files'
  else 'other'
end where every_seconds is null;
