-- Finds the open orders of a host, which every checkout counts (A-72).
create index booking_order_open_of_host on booking_order (host_id) where state = 'open';
