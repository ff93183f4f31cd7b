CREATE TABLE `league_entries` (
	`season` text NOT NULL,
	`person` text NOT NULL,
	`name` text NOT NULL,
	`joined_at` integer NOT NULL,
	`status` text NOT NULL,
	`reason` text,
	`checked_in_at` integer,
	`seeded` integer,
	`tier` integer,
	`division` integer,
	`place` integer,
	`is_forgotten` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`season`, `person`)
);
--> statement-breakpoint
CREATE INDEX `league_entries_by_person` ON `league_entries` (`person`);--> statement-breakpoint
CREATE TABLE `expeditions` (
	`table_id` text PRIMARY KEY NOT NULL,
	`server` text NOT NULL,
	`game` text NOT NULL,
	`difficulty` text NOT NULL,
	`size` integer NOT NULL,
	`is_won` integer NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `expeditions_by_server` ON `expeditions` (`server`);--> statement-breakpoint
CREATE TABLE `league_seats` (
	`game` text NOT NULL,
	`seat` text NOT NULL,
	`owner` text NOT NULL,
	`player` text,
	`place` integer,
	`score` real,
	PRIMARY KEY(`game`, `seat`)
);
--> statement-breakpoint
CREATE TABLE `league_games` (
	`id` text PRIMARY KEY NOT NULL,
	`season` text NOT NULL,
	`tier` integer NOT NULL,
	`division` integer NOT NULL,
	`n` integer NOT NULL,
	`status` text NOT NULL,
	`thread` text,
	`table_id` text,
	`verdict` text,
	`ended_at` integer
);
--> statement-breakpoint
CREATE INDEX `league_games_by_season` ON `league_games` (`season`);--> statement-breakpoint
CREATE INDEX `league_games_by_table` ON `league_games` (`table_id`);--> statement-breakpoint
CREATE TABLE `incidents` (
	`id` text PRIMARY KEY NOT NULL,
	`person` text NOT NULL,
	`kind` text NOT NULL,
	`table_id` text,
	`game` text NOT NULL,
	`season` text,
	`at` integer NOT NULL,
	`excuse` text
);
--> statement-breakpoint
CREATE INDEX `incidents_by_person` ON `incidents` (`person`);--> statement-breakpoint
CREATE INDEX `incidents_by_season` ON `incidents` (`season`);--> statement-breakpoint
CREATE TABLE `leagues` (
	`id` text PRIMARY KEY NOT NULL,
	`server` text NOT NULL,
	`channel` text NOT NULL,
	`name` text NOT NULL,
	`game` text NOT NULL,
	`size` integer NOT NULL,
	`options` text NOT NULL,
	`pace` text NOT NULL,
	`settings` text NOT NULL,
	`organiser` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `leagues_by_server` ON `leagues` (`server`);--> statement-breakpoint
CREATE TABLE `rating_steps` (
	`table_id` text NOT NULL,
	`person` text NOT NULL,
	`game` text NOT NULL,
	`size` integer NOT NULL,
	`place` integer NOT NULL,
	`mu` real NOT NULL,
	`sigma` real NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`table_id`, `person`)
);
--> statement-breakpoint
CREATE INDEX `rating_steps_by_person` ON `rating_steps` (`person`);--> statement-breakpoint
CREATE TABLE `ratings` (
	`person` text NOT NULL,
	`game` text NOT NULL,
	`size` integer NOT NULL,
	`mu` real NOT NULL,
	`sigma` real NOT NULL,
	`played` integer NOT NULL,
	PRIMARY KEY(`person`, `game`, `size`)
);
--> statement-breakpoint
CREATE TABLE `seasons` (
	`id` text PRIMARY KEY NOT NULL,
	`league` text NOT NULL,
	`number` integer NOT NULL,
	`phase` text NOT NULL,
	`settings` text NOT NULL,
	`begins_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`seed` text NOT NULL,
	`seq` integer NOT NULL,
	`card` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `seasons_by_number` ON `seasons` (`league`,`number`);