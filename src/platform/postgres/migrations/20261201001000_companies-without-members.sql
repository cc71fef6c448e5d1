-- A company without members has its own constraint: whoever left it while posting a listing still has an account.
create or replace function require_company() returns trigger language plpgsql as $$
begin
  perform from user_account where id = new.employer_id for key share;
  if not company_has_members(new.employer_id) then
    raise foreign_key_violation using message = 'The company has no members', constraint = 'company_has_members';
  end if;
  return new;
end $$;
