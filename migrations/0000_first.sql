CREATE TABLE `events` (
	`table_id` text NOT NULL,
	`n` integer NOT NULL,
	`audience` text NOT NULL,
	`text` text NOT NULL,
	`fence` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`table_id`, `n`, `audience`)
);
--> statement-breakpoint
CREATE TABLE `log` (
	`table_id` text NOT NULL,
	`n` integer NOT NULL,
	`entry` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`table_id`, `n`)
);
--> statement-breakpoint
CREATE TABLE `people` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`settings` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `posts` (
	`n` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`table_id` text NOT NULL,
	`channel` text NOT NULL,
	`slot` text,
	`body` text NOT NULL,
	`due_at` integer NOT NULL,
	`attempts` integer NOT NULL,
	`sent_at` integer,
	`message` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `posts_by_id` ON `posts` (`id`);--> statement-breakpoint
CREATE INDEX `posts_open` ON `posts` (`sent_at`,`due_at`);--> statement-breakpoint
CREATE INDEX `posts_by_table` ON `posts` (`table_id`);--> statement-breakpoint
CREATE TABLE `results` (
	`table_id` text NOT NULL,
	`seat` text NOT NULL,
	`person` text,
	`game` text NOT NULL,
	`server` text NOT NULL,
	`place` integer NOT NULL,
	`size` integer NOT NULL,
	`points` integer NOT NULL,
	`ending` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`table_id`, `seat`)
);
--> statement-breakpoint
CREATE INDEX `results_by_person` ON `results` (`person`);--> statement-breakpoint
CREATE TABLE `seats` (
	`table_id` text NOT NULL,
	`seat` text NOT NULL,
	`person` text,
	`name` text NOT NULL,
	`acted_at` integer NOT NULL,
	`note` text NOT NULL,
	PRIMARY KEY(`table_id`, `seat`)
);
--> statement-breakpoint
CREATE INDEX `seats_by_person` ON `seats` (`person`);--> statement-breakpoint
CREATE TABLE `servers` (
	`id` text PRIMARY KEY NOT NULL,
	`settings` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `snapshots` (
	`table_id` text NOT NULL,
	`fence` integer NOT NULL,
	`state` blob NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`table_id`, `fence`)
);
--> statement-breakpoint
CREATE TABLE `tables` (
	`id` text PRIMARY KEY NOT NULL,
	`server` text NOT NULL,
	`channel` text NOT NULL,
	`game` text NOT NULL,
	`owner` text NOT NULL,
	`status` text NOT NULL,
	`size` integer NOT NULL,
	`options` text NOT NULL,
	`pace` text NOT NULL,
	`opened_at` integer NOT NULL,
	`started_at` integer,
	`ended_at` integer,
	`seq` integer NOT NULL,
	`secret` text NOT NULL,
	`words` text NOT NULL,
	`state` text,
	`fence` integer NOT NULL,
	`card` text NOT NULL,
	`vote` text
);
--> statement-breakpoint
CREATE INDEX `tables_by_channel` ON `tables` (`channel`);--> statement-breakpoint
CREATE INDEX `tables_by_status` ON `tables` (`status`);--> statement-breakpoint
CREATE TABLE `timers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`table_id` text NOT NULL,
	`key` text NOT NULL,
	`due_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `timers_by_key` ON `timers` (`table_id`,`key`);--> statement-breakpoint
CREATE INDEX `timers_due` ON `timers` (`due_at`);