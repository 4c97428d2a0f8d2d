-- What the sweeps of entered codes and of abandoned checkouts look for.
create index entered_promo_code_by_age on entered_promo_code (entered_at);
create index event_unpaid on event (created_at) where status = 'unpaid';
