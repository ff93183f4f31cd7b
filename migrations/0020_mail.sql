CREATE TABLE `mail` (
	`id` text PRIMARY KEY NOT NULL,
	`table_id` text NOT NULL,
	`author` text NOT NULL,
	`by` text NOT NULL,
	`addressees` text NOT NULL,
	`words` text NOT NULL,
	`fence` integer NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `mail_by_table` ON `mail` (`table_id`,`at`);--> statement-breakpoint
CREATE INDEX `mail_by_author` ON `mail` (`by`);