-- Recipients can say that a message needs no reply.

alter table message add is_settled boolean not null default false;
