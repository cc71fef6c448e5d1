-- Listings that their employer changed together, whose change waits for an admin, share a number, so that it is approved
-- once. A single change, an approval and a rejection reset it.
alter table job add column changed_together integer;
