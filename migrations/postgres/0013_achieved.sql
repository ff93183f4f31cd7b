ALTER TABLE "results" ADD COLUMN "achieved" json DEFAULT '[]'::json NOT NULL;--> statement-breakpoint
-- One step of a table, all or nothing. False: the table has another number by now.
create or replace function archon_commit(step json, new_state text, packed bytea, deed text) returns boolean language plpgsql as $$
declare
  tid text := step->>'table';
  moment bigint := (step->>'at')::bigint;
  change json := coalesce(step->'change', '{}');
  told_at bigint := coalesce((change->>'fence')::bigint, 0);
  on_server text;
begin
  update tables t set
      (server, channel, home, game, pack, owner, status, size, options, pace, opened_at, started_at, ended_at, paused_at, held_at,
       held_for, given_back_at, seq, secret, words, state, fence, card, vote, terms) =
      (select r.server, r.channel, r.home, r.game, r.pack, r.owner, r.status, r.size, r.options, r.pace, r.opened_at, r.started_at,
         r.ended_at, r.paused_at, r.held_at, r.held_for, r.given_back_at, t.seq + 1, r.secret, r.words,
         coalesce(new_state, r.state), r.fence, r.card, r.vote, r.terms
       from json_populate_record(t, change) r)
    where t.id = tid and t.seq = (step->>'seq')::bigint
    returning t.server into on_server;
  if not found then return false; end if;

  if step->'leave' is not null then
    delete from seats where table_id = tid and seat in (select json_array_elements_text(step->'leave'));
  end if;
  if step->'seats' is not null then
    perform archon_save_seats(step->'seats');
  end if;
  if step->'keep' is not null then
    delete from log where table_id = tid and n >= (step->>'keep')::bigint;
    insert into log (table_id, n, entry, at)
      select tid, (step->>'keep')::bigint + place - 1, entry, moment
      from json_array_elements(coalesce(step->'entries', '[]')) with ordinality as each(entry, place);
  end if;
  if step->'rewind' is not null then
    delete from snapshots where table_id = tid and fence > (step->'rewind'->>'fence')::bigint;
    delete from events where table_id = tid and n >= (step->'rewind'->>'told')::bigint;
  end if;
  if packed is not null then
    insert into snapshots (table_id, fence, state, at) values (tid, told_at, packed, moment)
      on conflict (table_id, fence) do update set state = excluded.state, at = excluded.at;
  end if;
  if step->'events' is not null then
    insert into events (table_id, n, audience, text, weight, concerns, fence, at)
      select tid, e.n, e.audience, e.text, e.weight, e.concerns, told_at, moment
      from json_to_recordset(step->'events') as e(n bigint, audience text, text json, weight text, concerns json);
  end if;
  -- What is still to be said is said where the table lives now; what would change an old message is left.
  if change->>'channel' is not null then
    delete from posts where table_id = tid and sent_at is null and channel not like 'dm:%' and body->>'kind' = 'edit';
    update posts set channel = change->>'channel', due_at = moment
      where table_id = tid and sent_at is null and channel not like 'dm:%';
  end if;
  if step->'posts' is not null then
    perform archon_add_posts(tid, on_server, step->'posts');
  end if;
  if step->'clear' is not null then
    delete from timers where table_id = tid and key in (select json_array_elements_text(step->'clear'));
  end if;
  if step->'delay' is not null then
    update timers set due_at = due_at + (step->'delay'->>'by')::bigint
      where table_id = tid and key in (select json_array_elements_text(step->'delay'->'keys'));
  end if;
  if step->'timers' is not null then
    perform archon_set_timers(tid, on_server, step->'timers');
  end if;
  if step->'results' is not null then
    insert into results (table_id, seat, person, game, server, place, size, points, ending, achieved, at)
      select tid, r.seat, r.person, r.game, r.server, r.place, r.size, r.points, r.ending, r.achieved, moment
      from json_populate_recordset(null::results, step->'results') r;
  end if;
  perform archon_note_deed(deed, tid);
  perform archon_tell(tid, (select min((p->>'due_at')::bigint) from json_array_elements(step->'posts') p), step->'timers');
  return true;
end $$;
