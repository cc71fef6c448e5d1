-- What an applicant proposes instead of the offered times.

alter table interview add column proposal text;
