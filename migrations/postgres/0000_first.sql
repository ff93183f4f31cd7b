CREATE TABLE "deeds" (
	"n" bigserial PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"table_id" text
);
--> statement-breakpoint
CREATE TABLE "events" (
	"table_id" text NOT NULL,
	"n" bigint NOT NULL,
	"audience" text NOT NULL,
	"text" json NOT NULL,
	"weight" text,
	"concerns" json,
	"fence" bigint NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "events_table_id_n_audience_pk" PRIMARY KEY("table_id","n","audience")
);
--> statement-breakpoint
CREATE TABLE "log" (
	"table_id" text NOT NULL,
	"n" bigint NOT NULL,
	"entry" json NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "log_table_id_n_pk" PRIMARY KEY("table_id","n")
);
--> statement-breakpoint
CREATE TABLE "people" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"settings" json NOT NULL,
	"locale" text
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"n" bigserial PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"table_id" text NOT NULL,
	"channel" text NOT NULL,
	"slot" text,
	"body" json NOT NULL,
	"due_at" bigint NOT NULL,
	"attempts" bigint NOT NULL,
	"sent_at" bigint,
	"message" text,
	"server" text
);
--> statement-breakpoint
CREATE TABLE "results" (
	"table_id" text NOT NULL,
	"seat" text NOT NULL,
	"person" text,
	"game" text NOT NULL,
	"server" text NOT NULL,
	"place" bigint NOT NULL,
	"size" bigint NOT NULL,
	"points" bigint NOT NULL,
	"ending" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "results_table_id_seat_pk" PRIMARY KEY("table_id","seat")
);
--> statement-breakpoint
CREATE TABLE "seats" (
	"table_id" text NOT NULL,
	"seat" text NOT NULL,
	"person" text,
	"name" text NOT NULL,
	"said_yes_at" bigint,
	"called_at" bigint,
	"has_acted" boolean DEFAULT false NOT NULL,
	"acted_at" bigint NOT NULL,
	"bank" bigint DEFAULT 0 NOT NULL,
	"asked_at" bigint,
	"due_at" bigint,
	"misses" bigint DEFAULT 0 NOT NULL,
	"autopilot" boolean DEFAULT false NOT NULL,
	"offered_to" text,
	"note" text NOT NULL,
	"orders" json DEFAULT '[]'::json NOT NULL,
	CONSTRAINT "seats_table_id_seat_pk" PRIMARY KEY("table_id","seat")
);
--> statement-breakpoint
CREATE TABLE "servers" (
	"id" text PRIMARY KEY NOT NULL,
	"settings" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "snapshots" (
	"table_id" text NOT NULL,
	"fence" bigint NOT NULL,
	"state" "bytea" NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "snapshots_table_id_fence_pk" PRIMARY KEY("table_id","fence")
);
--> statement-breakpoint
CREATE TABLE "tables" (
	"id" text PRIMARY KEY NOT NULL,
	"server" text NOT NULL,
	"channel" text NOT NULL,
	"home" text,
	"game" text NOT NULL,
	"pack" text DEFAULT '' NOT NULL,
	"owner" text NOT NULL,
	"status" text NOT NULL,
	"size" bigint NOT NULL,
	"options" json NOT NULL,
	"pace" text NOT NULL,
	"opened_at" bigint NOT NULL,
	"started_at" bigint,
	"ended_at" bigint,
	"paused_at" bigint,
	"held_at" bigint,
	"held_for" text,
	"given_back_at" bigint DEFAULT 0 NOT NULL,
	"seq" bigint NOT NULL,
	"secret" text NOT NULL,
	"words" json NOT NULL,
	"state" text,
	"fence" bigint NOT NULL,
	"card" json NOT NULL,
	"vote" json
);
--> statement-breakpoint
CREATE TABLE "timers" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"table_id" text NOT NULL,
	"key" text NOT NULL,
	"due_at" bigint NOT NULL,
	"server" text
);
--> statement-breakpoint
CREATE TABLE "league_entries" (
	"season" text NOT NULL,
	"person" text NOT NULL,
	"name" text NOT NULL,
	"joined_at" bigint NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"checked_in_at" bigint,
	"seeded" bigint,
	"tier" bigint,
	"division" bigint,
	"place" bigint,
	"is_forgotten" boolean DEFAULT false NOT NULL,
	CONSTRAINT "league_entries_season_person_pk" PRIMARY KEY("season","person")
);
--> statement-breakpoint
CREATE TABLE "expeditions" (
	"table_id" text PRIMARY KEY NOT NULL,
	"server" text NOT NULL,
	"game" text NOT NULL,
	"difficulty" text NOT NULL,
	"size" bigint NOT NULL,
	"is_won" boolean NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "league_seats" (
	"game" text NOT NULL,
	"seat" text NOT NULL,
	"owner" text NOT NULL,
	"player" text,
	"place" bigint,
	"score" double precision,
	CONSTRAINT "league_seats_game_seat_pk" PRIMARY KEY("game","seat")
);
--> statement-breakpoint
CREATE TABLE "league_games" (
	"id" text PRIMARY KEY NOT NULL,
	"season" text NOT NULL,
	"tier" bigint NOT NULL,
	"division" bigint NOT NULL,
	"n" bigint NOT NULL,
	"status" text NOT NULL,
	"thread" text,
	"table_id" text,
	"verdict" text,
	"ended_at" bigint
);
--> statement-breakpoint
CREATE TABLE "incidents" (
	"id" text PRIMARY KEY NOT NULL,
	"person" text NOT NULL,
	"kind" text NOT NULL,
	"table_id" text,
	"game" text NOT NULL,
	"season" text,
	"at" bigint NOT NULL,
	"excuse" json
);
--> statement-breakpoint
CREATE TABLE "leagues" (
	"id" text PRIMARY KEY NOT NULL,
	"server" text NOT NULL,
	"channel" text NOT NULL,
	"name" text NOT NULL,
	"game" text NOT NULL,
	"size" bigint NOT NULL,
	"options" json NOT NULL,
	"pace" text NOT NULL,
	"settings" json NOT NULL,
	"organiser" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rating_steps" (
	"table_id" text NOT NULL,
	"person" text NOT NULL,
	"game" text NOT NULL,
	"size" bigint NOT NULL,
	"place" bigint NOT NULL,
	"mu" double precision NOT NULL,
	"sigma" double precision NOT NULL,
	"at" bigint NOT NULL,
	"n" bigserial NOT NULL,
	CONSTRAINT "rating_steps_table_id_person_pk" PRIMARY KEY("table_id","person")
);
--> statement-breakpoint
CREATE TABLE "ratings" (
	"person" text NOT NULL,
	"game" text NOT NULL,
	"size" bigint NOT NULL,
	"mu" double precision NOT NULL,
	"sigma" double precision NOT NULL,
	"played" bigint NOT NULL,
	CONSTRAINT "ratings_person_game_size_pk" PRIMARY KEY("person","game","size")
);
--> statement-breakpoint
CREATE TABLE "seasons" (
	"id" text PRIMARY KEY NOT NULL,
	"league" text NOT NULL,
	"number" bigint NOT NULL,
	"phase" text NOT NULL,
	"settings" json NOT NULL,
	"begins_at" bigint NOT NULL,
	"ends_at" bigint NOT NULL,
	"seed" text NOT NULL,
	"seq" bigint NOT NULL,
	"card" text,
	"held_at" bigint,
	"given_back_at" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "claims" (
	"key" text PRIMARY KEY NOT NULL,
	"claimed_by" text NOT NULL,
	"claimed_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "house" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pulses" (
	"shard" integer NOT NULL,
	"shards" integer NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "pulses_shard_shards_pk" PRIMARY KEY("shard","shards")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "deeds_by_id" ON "deeds" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "posts_by_id" ON "posts" USING btree ("id");--> statement-breakpoint
CREATE INDEX "posts_due" ON "posts" USING btree ("due_at","n") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "posts_waiting" ON "posts" USING btree ("channel","n") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "posts_by_table" ON "posts" USING btree ("table_id");--> statement-breakpoint
CREATE INDEX "posts_by_message" ON "posts" USING btree ("message");--> statement-breakpoint
CREATE INDEX "results_by_person" ON "results" USING btree ("person");--> statement-breakpoint
CREATE INDEX "seats_by_person" ON "seats" USING btree ("person");--> statement-breakpoint
CREATE INDEX "tables_by_channel" ON "tables" USING btree ("channel");--> statement-breakpoint
CREATE INDEX "tables_by_home" ON "tables" USING btree ("home");--> statement-breakpoint
CREATE INDEX "tables_by_status" ON "tables" USING btree ("status");--> statement-breakpoint
CREATE INDEX "tables_by_server" ON "tables" USING btree ("server","status");--> statement-breakpoint
CREATE INDEX "tables_held" ON "tables" USING btree ("held_at");--> statement-breakpoint
CREATE UNIQUE INDEX "timers_by_key" ON "timers" USING btree ("table_id","key");--> statement-breakpoint
CREATE INDEX "timers_due" ON "timers" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "timers_of_leagues" ON "timers" USING btree ("due_at") WHERE starts_with(key, 'league:') or key = 'place';--> statement-breakpoint
CREATE INDEX "league_entries_by_person" ON "league_entries" USING btree ("person");--> statement-breakpoint
CREATE INDEX "expeditions_by_server" ON "expeditions" USING btree ("server");--> statement-breakpoint
CREATE INDEX "league_games_by_season" ON "league_games" USING btree ("season");--> statement-breakpoint
CREATE INDEX "league_games_by_table" ON "league_games" USING btree ("table_id");--> statement-breakpoint
CREATE INDEX "incidents_by_person" ON "incidents" USING btree ("person");--> statement-breakpoint
CREATE INDEX "incidents_by_season" ON "incidents" USING btree ("season");--> statement-breakpoint
CREATE INDEX "leagues_by_server" ON "leagues" USING btree ("server");--> statement-breakpoint
CREATE INDEX "rating_steps_by_person" ON "rating_steps" USING btree ("person");--> statement-breakpoint
CREATE UNIQUE INDEX "seasons_by_number" ON "seasons" USING btree ("league","number");