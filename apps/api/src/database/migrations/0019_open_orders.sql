-- What a host holds right now is counted with every checkout (A-72).
create index booking_order_open_of_host on booking_order (host_id) where state = 'open';
