-- They are out. Kept only if a later post may have to bring it up to date, or somebody may ask what it showed.
create or replace function archon_sent(list json, moment bigint) returns void language plpgsql as $$
declare
  each json;
begin
  for each in select * from json_array_elements(list) loop
    delete from posts where id = each->>'id' and body->>'kind' in ('edit', 'whisper', 'remind', 'call', 'notice', 'place');
    if not found then
      update posts set sent_at = moment, message = each->>'message' where id = each->>'id';
    end if;
    -- Does a plain card stand there? Asked for when a table is mended.
    if (each->'shows'->>'isPlain')::boolean then
      update posts set body = (body::jsonb || '{"isPlain": true}')::json where id = each->'shows'->>'id';
    elsif each->'shows' is not null then
      update posts set body = (body::jsonb - 'isPlain')::json where id = each->'shows'->>'id';
    end if;
  end loop;
end $$;
