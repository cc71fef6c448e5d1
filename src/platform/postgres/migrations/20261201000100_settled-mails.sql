-- By itself, so that no other table waits for it.
create index mail_settled on mail (changed_at) where state not in ('queued', 'sending');
