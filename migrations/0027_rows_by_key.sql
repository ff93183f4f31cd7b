CREATE TABLE `log_by_key` (
	`table_id` text NOT NULL,
	`n` integer NOT NULL,
	`entry` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`table_id`, `n`)
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `log_by_key` (`table_id`, `n`, `entry`, `at`) SELECT `table_id`, `n`, `entry`, `at` FROM `log` ORDER BY `table_id`, `n`;
--> statement-breakpoint
DROP TABLE `log`;
--> statement-breakpoint
ALTER TABLE `log_by_key` RENAME TO `log`;
--> statement-breakpoint
CREATE TABLE `events_by_key` (
	`table_id` text NOT NULL,
	`n` integer NOT NULL,
	`audience` text NOT NULL,
	`text` text NOT NULL,
	`fence` integer NOT NULL,
	`at` integer NOT NULL,
	`weight` text,
	`concerns` text,
	PRIMARY KEY(`table_id`, `n`, `audience`)
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `events_by_key` (`table_id`, `n`, `audience`, `text`, `fence`, `at`, `weight`, `concerns`) SELECT `table_id`, `n`, `audience`, `text`, `fence`, `at`, `weight`, `concerns` FROM `events` ORDER BY `table_id`, `n`, `audience`;
--> statement-breakpoint
DROP TABLE `events`;
--> statement-breakpoint
ALTER TABLE `events_by_key` RENAME TO `events`;
