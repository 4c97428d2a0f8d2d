-- What a user sees of the own sessions: the browser and the system in words, never the whole user agent.
alter table session add column browser text, add column system text, add column used_at timestamptz;
