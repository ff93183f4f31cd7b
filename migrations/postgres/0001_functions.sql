-- One call for one step: what must happen together crosses the line once. Rows arrive as JSON, by the names of their columns.

-- Whether a server is one of those that a process serves, as Discord deals servers out to shards. What belongs to none is the first one's.
create function archon_serves(of_server text, own integer[], shards integer) returns boolean language sql immutable parallel safe as $$
  select own is null or (case when of_server ~ '^[0-9]{1,19}$' then ((of_server::bigint >> 22) % shards)::integer else 0 end) = any(own)
$$;
--> statement-breakpoint
-- The server of whatever promises are about: a table, a season, or a server itself.
create function archon_server_of(subject text) returns text language sql stable as $$
  select coalesce(
    (select server from tables where id = subject),
    (select leagues.server from seasons join leagues on leagues.id = seasons.league where seasons.id = subject),
    subject)
$$;
--> statement-breakpoint
-- Other processes hear of it: whose promises fall due when. They tell their own voice by its name.
create function archon_tell(about text, posts_due bigint, timers json) returns void language sql as $$
  select pg_notify('archon', json_build_object(
    'by', current_setting('application_name'), 'about', about, 'posts', posts_due, 'timers', timers)::text)
$$;
--> statement-breakpoint
create function archon_add_posts(subject text, on_server text, list json) returns void language plpgsql as $$
declare
  post record;
begin
  for post in select * from json_to_recordset(list) as x(id text, channel text, slot text, body json, due_at bigint) loop
    -- One in the same slot takes the place of one that has not gone out.
    if post.slot is not null then
      delete from posts where table_id = subject and slot = post.slot and sent_at is null;
    end if;
    insert into posts (id, table_id, channel, slot, body, due_at, attempts, server)
      values (post.id, subject, post.channel, post.slot, post.body, post.due_at, 0, on_server);
  end loop;
end $$;
--> statement-breakpoint
-- Always a new row: whoever clears a timer by its number must not clear the one that its work has just set.
create function archon_set_timers(of_subject text, on_server text, list json) returns void language plpgsql as $$
begin
  delete from timers where table_id = of_subject and key in (select x->>'key' from json_array_elements(list) x);
  insert into timers (table_id, key, due_at, server)
    select distinct on (x->>'key') of_subject, x->>'key', (x->>'due_at')::bigint, on_server
    from json_array_elements(list) with ordinality as each(x, place) order by x->>'key', place desc;
end $$;
--> statement-breakpoint
-- The interaction that led to it is remembered with it. One that was seen to before undoes everything.
create function archon_note_deed(deed text, at_table text) returns void language plpgsql as $$
declare
  number bigint;
begin
  if deed is null then return; end if;
  insert into deeds (id, table_id) values (deed, at_table) on conflict (id) do nothing returning n into number;
  if number is null then
    raise exception 'done before' using errcode = 'AR001', detail = coalesce((select table_id from deeds where id = deed), '');
  end if;
  if number % 100 = 0 then delete from deeds where n <= number - 10000; end if;
end $$;
--> statement-breakpoint
-- One step of a table, all or nothing. False: the table has another number by now.
create function archon_commit(step json, new_state text, packed bytea, deed text) returns boolean language plpgsql as $$
declare
  tid text := step->>'table';
  moment bigint := (step->>'at')::bigint;
  change json := coalesce(step->'change', '{}');
  told_at bigint := coalesce((change->>'fence')::bigint, 0);
  on_server text;
begin
  update tables t set
      (server, channel, home, game, pack, owner, status, size, options, pace, opened_at, started_at, ended_at, paused_at, held_at,
       held_for, given_back_at, seq, secret, words, state, fence, card, vote) =
      (select r.server, r.channel, r.home, r.game, r.pack, r.owner, r.status, r.size, r.options, r.pace, r.opened_at, r.started_at,
         r.ended_at, r.paused_at, r.held_at, r.held_for, r.given_back_at, t.seq + 1, r.secret, r.words,
         coalesce(new_state, r.state), r.fence, r.card, r.vote
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
    insert into results (table_id, seat, person, game, server, place, size, points, ending, at)
      select tid, r.seat, r.person, r.game, r.server, r.place, r.size, r.points, r.ending, moment
      from json_populate_recordset(null::results, step->'results') r;
  end if;
  perform archon_note_deed(deed, tid);
  perform archon_tell(tid, (select min((p->>'due_at')::bigint) from json_array_elements(step->'posts') p), step->'timers');
  return true;
end $$;
--> statement-breakpoint
create function archon_save_seats(list json) returns void language plpgsql as $$
begin
  delete from seats s using json_populate_recordset(null::seats, list) r where s.table_id = r.table_id and s.seat = r.seat;
  insert into seats select * from json_populate_recordset(null::seats, list);
end $$;
--> statement-breakpoint
-- A new table. False: its channel has one that is open or being played.
create function archon_open(new_table json, new_state text, new_seats json, new_posts json, deed text) returns boolean language plpgsql as $$
declare
  row tables;
begin
  row := json_populate_record(null::tables, new_table);
  row.state := new_state;
  perform pg_advisory_xact_lock(hashtextextended('channel ' || row.channel, 0));
  if exists (select from tables where channel = row.channel and status in ('lobby', 'playing')) then return false; end if;
  insert into tables select row.*;
  perform archon_save_seats(new_seats);
  perform archon_add_posts(row.id, row.server, new_posts);
  perform archon_note_deed(deed, row.id);
  perform archon_tell(row.id, (select min((p->>'due_at')::bigint) from json_array_elements(new_posts) p), null);
  return true;
end $$;
--> statement-breakpoint
-- One step of a season, all or nothing. False: the season has another number by now.
create function archon_commit_season(step json, deed text) returns boolean language plpgsql as $$
declare
  sid text := step->>'season';
  change json := coalesce(step->'change', '{}');
  on_server text;
  timer json;
begin
  update seasons s set
      (number, phase, settings, begins_at, ends_at, seed, seq, card, held_at, given_back_at) =
      (select r.number, r.phase, r.settings, r.begins_at, r.ends_at, r.seed, s.seq + 1, r.card, r.held_at, r.given_back_at
       from json_populate_record(s, change) r)
    where s.id = sid and s.seq = (step->>'seq')::bigint;
  if not found then return false; end if;
  on_server := archon_server_of(sid);

  if step->'leave' is not null then
    delete from league_entries where season = sid and person in (select json_array_elements_text(step->'leave'));
  end if;
  if step->'entries' is not null then
    delete from league_entries e using json_populate_recordset(null::league_entries, step->'entries') r
      where e.season = r.season and e.person = r.person;
    insert into league_entries select * from json_populate_recordset(null::league_entries, step->'entries');
  end if;
  if step->'games' is not null then
    delete from league_games g using json_populate_recordset(null::league_games, step->'games') r where g.id = r.id;
    insert into league_games select * from json_populate_recordset(null::league_games, step->'games');
  end if;
  if step->'seats' is not null then
    delete from league_seats s using json_populate_recordset(null::league_seats, step->'seats') r
      where s.game = r.game and s.seat = r.seat;
    insert into league_seats select * from json_populate_recordset(null::league_seats, step->'seats');
  end if;
  if step->'incidents' is not null then
    insert into incidents select * from json_populate_recordset(null::incidents, step->'incidents') on conflict (id) do nothing;
  end if;
  perform archon_promise_for_season(sid, on_server, step);
  perform archon_note_deed(deed, null);
  return true;
end $$;
--> statement-breakpoint
create function archon_promise_for_season(sid text, on_server text, step json) returns void language plpgsql as $$
declare
  timer json;
begin
  if step->'posts' is not null then
    perform archon_add_posts(sid, on_server, step->'posts');
  end if;
  if step->'clear' is not null then
    delete from timers where table_id = sid and key in (select json_array_elements_text(step->'clear'));
  end if;
  if step->'delay' is not null then
    update timers set due_at = due_at + (step->'delay'->>'by')::bigint
      where table_id = sid and key in (select json_array_elements_text(step->'delay'->'keys'));
  end if;
  -- Each has a subject of its own.
  for timer in select * from json_array_elements(coalesce(step->'timers', '[]')) loop
    perform archon_set_timers(timer->>'subject', archon_server_of(timer->>'subject'), json_build_array(timer));
  end loop;
  perform archon_tell(sid, (select min((p->>'due_at')::bigint) from json_array_elements(step->'posts') p), step->'timers');
end $$;
--> statement-breakpoint
-- Takes what is nobody's: keys that no other process holds. Whoever is asked for at this very moment is passed over.
create function archon_claim(keys text[], who text, lease integer) returns setof text language plpgsql as $$
declare
  until timestamptz := clock_timestamp() + lease * interval '1 millisecond';
begin
  insert into claims (key, claimed_by, claimed_until) select k, '', '-infinity' from unnest(keys) k order by k on conflict (key) do nothing;
  return query
    update claims set claimed_by = who, claimed_until = until where key in (
      select c.key from claims c
      where c.key = any(keys) and (c.claimed_by = who or c.claimed_until < clock_timestamp())
      order by c.key for update skip locked)
    returning key;
end $$;
--> statement-breakpoint
-- Posts that are due, in order within each channel; those that waited longest first. `who` null: only looked at, not taken.
create function archon_take_posts(moment bigint, most integer, busy text[], own integer[], shards integer, who text, lease integer)
  returns json language plpgsql as $$
declare
  wanted text[];
  looked bigint;
  free text[];
  here text;
  post posts;
  due posts[] := '{}';
  next bigint;
begin
  select array_agg(channel), sum(waiting) into wanted, looked from (
    select channel, count(*) as waiting, min(place) as first from (
      select channel, row_number() over () as place from (
        select p.channel from posts p
        where p.sent_at is null and p.due_at <= moment and p.channel <> all(busy) and archon_serves(p.server, own, shards)
        order by p.due_at, p.n limit most) ordered) numbered
    group by channel order by first) channels;
  wanted := coalesce(wanted, '{}');
  if who is null then free := wanted;
  else
    select coalesce(array_agg(substr(key, 6)), '{}') into free
      from archon_claim((select coalesce(array_agg('post:' || c), '{}') from unnest(wanted) c), who, lease) key;
  end if;
  foreach here in array wanted loop
    continue when here <> all(free);
    exit when coalesce(array_length(due, 1), 0) >= most;
    for post in select * from posts p
        where p.channel = here and p.sent_at is null and (p.due_at <= moment or (p.attempts > 0 and p.slot is null))
        order by p.n limit most - coalesce(array_length(due, 1), 0) loop
      -- What waits behind a message that is to be tried again falls due with it, and is not looked at before.
      if post.attempts > 0 and post.slot is null and post.due_at > moment then
        if who is not null then
          update posts set due_at = post.due_at where channel = here and sent_at is null and n > post.n and due_at <= moment;
        end if;
        exit;
      end if;
      due := due || post;
    end loop;
  end loop;
  if who is not null then
    -- An edit can be made twice; a message must be looked for first.
    update posts set attempts = 1 where n in (
      select d.n from unnest(due) d
      where d.attempts = 0 and d.body->>'kind' <> 'edit' and not (d.body->>'kind' = 'league' and d.body->'edits' is not null));
    delete from claims where claimed_by = who and key like 'post:%' and substr(key, 6) <> all(busy)
      and substr(key, 6) not in (select d.channel from unnest(due) d);
  end if;
  if looked >= most then next := moment;
  else select min(p.due_at) into next from posts p where p.sent_at is null and p.due_at > moment and archon_serves(p.server, own, shards);
  end if;
  -- Somebody else is at it; they may die.
  if array_length(free, 1) is distinct from array_length(wanted, 1) then next := least(coalesce(next, moment + 5000), moment + 5000); end if;
  return json_build_object('due', (select coalesce(json_agg(d order by d.n), '[]') from unnest(due) d), 'next', next);
end $$;
--> statement-breakpoint
-- Where nobody can answer, nobody's time runs out: a table goes on otherwise, a season rests altogether.
create function archon_strikes(subject text, name text) returns boolean language sql stable as $$
  select not exists (select from seasons where id = subject and held_at is not null)
    and not (name ~ '^(deadline|half|last):|^(vote|resume|stalled|abandoned|leavers)$'
      and exists (select from tables where id = subject and held_at is not null))
$$;
--> statement-breakpoint
-- Timers that are due, and when the next one will be. What was taken before in this lane is done: it is let go of.
create function archon_due_timers(moment bigint, most integer, lane text, own integer[], shards integer, who text, lease integer)
  returns json language plpgsql as $$
declare
  free text[];
  due json;
  wanted bigint;
  next bigint;
begin
  delete from claims where claimed_by = who and starts_with(key, lane || ':');
  select coalesce(array_agg(substr(key, length(lane) + 2)), '{}') into free from archon_claim(
    (select coalesce(array_agg(distinct lane || ':' || subject), '{}')
     from archon_timers(lane, own, shards, null, moment, most) as t(number, subject, name, at)), who, lease) key;
  select coalesce(json_agg(json_build_object('id', number, 'table_id', subject, 'key', name, 'due_at', at) order by at, number)
      filter (where subject = any(free)), '[]'), count(*) filter (where subject <> all(free))
    into due, wanted from archon_timers(lane, own, shards, null, moment, most) as t(number, subject, name, at);
  select min(at) into next from archon_timers(lane, own, shards, moment, null, 1) as t(number, subject, name, at);
  -- Somebody else is at it; they may die.
  if wanted > 0 then next := least(coalesce(next, moment + 5000), moment + 5000); end if;
  return json_build_object('due', due, 'next', next);
end $$;
--> statement-breakpoint
-- Those of a lane that strike, after a moment or up to one, the earliest first.
create function archon_timers(lane text, own integer[], shards integer, after bigint, upto bigint, most integer)
  returns table (number bigint, subject text, name text, at bigint) language plpgsql stable as $$
begin
  if lane = 'league' then
    return query select t.id, t.table_id, t.key, t.due_at from timers t
      where (starts_with(key, 'league:') or key = 'place') and (after is null or t.due_at > after) and (upto is null or t.due_at <= upto)
        and archon_serves(t.server, own, shards) and archon_strikes(t.table_id, t.key)
      order by t.due_at, t.id limit most;
  else
    return query select t.id, t.table_id, t.key, t.due_at from timers t
      where (lane = 'all' or not (starts_with(key, 'league:') or key = 'place'))
        and (after is null or t.due_at > after) and (upto is null or t.due_at <= upto)
        and archon_serves(t.server, own, shards) and archon_strikes(t.table_id, t.key)
      order by t.due_at, t.id limit most;
  end if;
end $$;
--> statement-breakpoint
-- They are out. Kept only if a later post may have to bring it up to date, or somebody may ask what it showed.
create function archon_sent(list json, moment bigint) returns void language plpgsql as $$
declare
  each json;
begin
  for each in select * from json_array_elements(list) loop
    delete from posts where id = each->>'id' and body->>'kind' in ('edit', 'direct', 'remind', 'call', 'notice', 'place');
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
