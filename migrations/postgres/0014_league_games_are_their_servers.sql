-- The server of whatever promises are about: a table, a season, a game of it, or a server itself. A game's thread can be made only where it is served.
create or replace function archon_server_of(subject text) returns text language sql stable as $$
  select coalesce(
    (select server from tables where id = subject),
    (select leagues.server from seasons join leagues on leagues.id = seasons.league where seasons.id = subject),
    (select leagues.server from league_games games join seasons on seasons.id = games.season
      join leagues on leagues.id = seasons.league where games.id = subject),
    subject)
$$;
--> statement-breakpoint
update timers set server = archon_server_of(table_id) where table_id in (select id from league_games);
