-- Papers of job seekers, which companies see with an application only, and the end of their availability.

alter table job_seeker_profile add papers jsonb not null default '[]', add available_until date;
