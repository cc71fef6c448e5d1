-- The company that deleted what it held about the other participant, and no longer sees the conversation.

alter table conversation add column ended_by integer;
