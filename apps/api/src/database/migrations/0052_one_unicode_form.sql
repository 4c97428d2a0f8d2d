-- Addresses outside of accounts are compared in one Unicode form too (NFC). Of two that become the same, both keep their
-- spelling, as accounts do.
update application set email = lower(normalize(email, nfc))
where octet_length(email) <> char_length(email)
  and email <> lower(normalize(email, nfc))
  and not exists (
    select from application other
    where other.id <> application.id
      and lower(normalize(other.email, nfc)) = lower(normalize(application.email, nfc))
  );
update referral set friend_email = lower(normalize(friend_email, nfc))
where octet_length(friend_email) <> char_length(friend_email)
  and friend_email <> lower(normalize(friend_email, nfc))
  and not exists (
    select from referral other
    where other.id <> referral.id
      and lower(normalize(other.friend_email, nfc)) = lower(normalize(referral.friend_email, nfc))
  );
update promo_code set issued_for_email = lower(normalize(issued_for_email, nfc))
where octet_length(issued_for_email) <> char_length(issued_for_email)
  and issued_for_email <> lower(normalize(issued_for_email, nfc));
